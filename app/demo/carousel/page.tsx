import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel');

export default function Page() {
  return (
    <DemoPage
      slug="carousel"
      images={carouselImages}
      purpose={<p>Seven images and an id show the default behaviour.</p>}
      notes={
        <>
          <p>
            The carousel advances every 5000 ms and pauses while the pointer is over it. The arrow
            keys work while the focus is inside.
          </p>
          <ReactNote>
            Autoplay also pauses while an element inside has keyboard focus. The first button of the
            carousel pauses it. With reduced motion, autoplay does not start. A swipe to the left
            shows the next image.
          </ReactNote>
          <AngularNote>
            There is no pause button. After the user presses an arrow button or an arrow key,
            autoplay continues, although the pointer is still over the carousel. Dots do not restart
            the interval. A swipe to the right shows the next image.
          </AngularNote>
        </>
      }
    >
      <Demo />
    </DemoPage>
  );
}
