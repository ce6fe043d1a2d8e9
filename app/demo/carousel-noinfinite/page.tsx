import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote } from '@/components/demos/edition-notes';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { pageMetadata } from '@/components/site/metadata';
import { config } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-noinfinite');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-noinfinite"
      images={carouselImages}
      purpose={<p>This carousel ends at its first and last image.</p>}
      notes={
        <>
          <p>
            The previous button is hidden at the first image, the next button at the last one, and
            autoplay stops at the last image.
          </p>
          <AngularNote>
            Dots and thumbnails do not update the arrow buttons. After a click on the last dot, for
            example, the next button is still visible.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'CarouselLibConfig', value: config }]}
    >
      <Demo />
    </DemoPage>
  );
}
