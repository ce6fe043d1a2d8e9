import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/close-outside');

export default function Page() {
  return (
    <DemoPage
      slug="close-outside"
      purpose={
        <p>
          A click beside the image usually closes the gallery. Here it does nothing, which suits
          galleries that a reader must not lose by accident.
        </p>
      }
      notes={
        <>
          <p>
            The close button, <kbd>Esc</kbd> and Back still close it. In version 10 of the Angular
            package such a click emits a close event although nothing closes, and ends the keyboard
            shortcuts; in this edition it has no effect at all.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
