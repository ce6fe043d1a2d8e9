import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-content-projection');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-content-projection"
      purpose={
        <p>
          Whatever you put between the tags stands over the picture, once, while the images change
          below it.
        </p>
      }
      notes={
        <>
          <p>
            Give it <code>pointer-events: none</code>, and clicks and swipes go through to the
            picture.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={carouselImages} />
    </DemoPage>
  );
}
