import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-custom-autoplay');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-custom-autoplay"
      purpose={<p>Ten seconds per image, also while the pointer rests on it.</p>}
      notes={
        <>
          <p>
            Motion that lasts longer than five seconds needs a way to stop it. The first button of
            the carousel is that way, whatever is configured, and the Angular package has none:
            build one with its <code>stopCarousel</code>.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={carouselImages} />
    </DemoPage>
  );
}
