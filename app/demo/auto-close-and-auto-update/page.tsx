import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/auto-close-and-auto-update');

export default function Page() {
  return (
    <DemoPage
      slug="auto-close-and-auto-update"
      images={galleryImages}
      purpose={
        <p>
          Your code controls an open gallery: the first gallery closes 3 seconds after the last
          image change, the second replaces one of its images after 4 seconds.
        </p>
      }
      notes={
        <>
          <p>
            In the first gallery, every image change restarts the 3 seconds. In the second gallery,
            image 2 is replaced once by image 5, and image 3 stays the active image. If you close
            the gallery earlier, the update is cancelled.
          </p>
          <ReactNote>
            Both galleries keep the autoplay default of 5000 ms: the first one closes and the second
            one is updated before the first automatic advance.
          </ReactNote>
          <AngularNote>
            Autoplay is off by default. Dots emit no <code>show$</code>, so they do not restart the
            3 seconds. <code>close()</code> ignores the id and closes the gallery that was opened
            last. <code>updateModalImages()</code> also emits <code>hasData$</code> and{' '}
            <code>show$</code>; the <code>result</code> of this <code>show$</code> is 0.
          </AngularNote>
        </>
      }
    >
      <Demo />
    </DemoPage>
  );
}
