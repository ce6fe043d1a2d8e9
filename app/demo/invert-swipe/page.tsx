import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/invert-swipe');

export default function Page() {
  return (
    <DemoPage
      slug="invert-swipe"
      images={galleryImages}
      purpose={
        <p>
          <code>invertSwipe</code> reverses the direction of swipes, but not of mouse and keyboard.
        </p>
      }
      notes={
        <>
          <ReactNote>
            The image follows the finger: by default, a swipe to the left shows the next image. With{' '}
            <code>invertSwipe</code>, a swipe to the right shows the next image.
          </ReactNote>
          <AngularNote>
            The directions are the other way round: by default, a swipe to the right shows the next
            image. With <code>invertSwipe</code>, a swipe to the left shows the next image.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
