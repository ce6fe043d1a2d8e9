import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/close-outside');

export default function Page() {
  return (
    <DemoPage
      slug="close-outside"
      images={galleryImages}
      purpose={
        <p>
          A click outside the image does not close this gallery, so that users do not close it by
          accident.
        </p>
      }
      notes={
        <>
          <p>
            The close button, <kbd>Esc</kbd> and browser Back still close it.
          </p>
          <ReactNote>The click has no effect at all.</ReactNote>
          <AngularNote>
            The gallery stays open, but the click emits <code>close$</code> and disables the
            download shortcut.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
