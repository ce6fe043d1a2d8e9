import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/buttons-exturl-newtab');

export default function Page() {
  return (
    <DemoPage
      slug="buttons-exturl-newtab"
      images={galleryImages}
      purpose={
        <p>The only button of this gallery opens the external URL of the image in a new tab.</p>
      }
      notes={
        <>
          <p>The new tab has no access to this one, and the gallery stays open.</p>
          <p>
            Images 1, 3 and 4 have an external URL, images 2 and 5 have none. The gallery has no
            close button: close it with <kbd>Esc</kbd>, a click outside the image, or browser Back.
            Set <code>ariaLabel</code> and <code>title</code> for every button that you define.
          </p>
          <ReactNote>
            On images 2 and 5 the button is disabled. The new tab receives no referrer. A close
            button appears when it receives focus from the keyboard.
          </ReactNote>
          <AngularNote>
            On images 2 and 5 the button looks enabled and does nothing. The new tab receives the
            referrer. From the second click on, Chromium logs “Unsafe attempt to initiate
            navigation”; the tab opens nevertheless.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
