import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/autoplay-minimal');

export default function Page() {
  return (
    <DemoPage
      slug="autoplay-minimal"
      images={galleryImages}
      purpose={<p>The gallery advances every 5000 ms and stops at the last image.</p>}
      notes={
        <>
          <ReactNote>
            These values are the defaults. Autoplay pauses while the pointer is over the image,
            while the image has keyboard focus, while an image loads and while the tab is hidden.
            Every image change restarts the interval. The button at the top left pauses autoplay
            until you start it again. With reduced motion, autoplay does not start.
          </ReactNote>
          <AngularNote>
            Autoplay is off by default, and there is no pause button. It pauses while the pointer is
            over the image, until the user presses an arrow button or an arrow key. Thumbnails and
            dots do not restart the interval.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
