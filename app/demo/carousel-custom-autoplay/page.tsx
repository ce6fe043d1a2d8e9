import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { pageMetadata } from '@/components/site/metadata';
import { config } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-custom-autoplay');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-custom-autoplay"
      images={carouselImages}
      purpose={
        <p>This carousel advances every 10,000 ms, even while the pointer is over the image.</p>
      }
      notes={
        <>
          <p>Motion that lasts more than 5 seconds needs a way to pause it.</p>
          <ReactNote>
            The first button of the carousel pauses autoplay, whatever you configure.
          </ReactNote>
          <AngularNote>
            There is no pause button. Add one that calls <code>stopCarousel()</code>.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'CarouselLibConfig', value: config }]}
    >
      <Demo />
    </DemoPage>
  );
}
