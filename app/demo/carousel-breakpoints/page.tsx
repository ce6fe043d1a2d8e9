import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-breakpoints');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-breakpoints"
      purpose={
        <p>
          The height of the thumbnails follows the width of the window, in five steps of your
          choice. The second carousel has steps of its own and is at most 500 pixels wide.
        </p>
      }
      notes={
        <>
          <p>
            The steps begin at 0, 600, 960, 1280 and 1920 pixels. No height exceeds{' '}
            <code>maxHeight</code>, which is 200 pixels by default. In version 10 of the Angular
            package the heights have no effect.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={carouselImages} />
    </DemoPage>
  );
}
