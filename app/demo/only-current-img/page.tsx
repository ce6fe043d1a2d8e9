import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/only-current-img');

export default function Page() {
  return (
    <DemoPage
      slug="only-current-img"
      images={galleryImages}
      purpose={
        <p>
          Everything that you can switch off is off: the gallery shows only the image, its caption
          and the two arrow buttons.
        </p>
      }
      notes={
        <>
          <p>
            There is no visible close button. Close the gallery with <kbd>Esc</kbd>, a click or tap
            outside the image, or browser Back.
          </p>
          <ReactNote>
            A close button appears when it receives focus, for users of a keyboard or a screen
            reader. This demo switches autoplay off, because a gallery that advances automatically
            must show a pause button.
          </ReactNote>
          <AngularNote>There is no close button at all. Autoplay is off by default.</AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
