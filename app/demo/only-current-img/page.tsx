import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/only-current-img');

export default function Page() {
  return (
    <DemoPage
      slug="only-current-img"
      purpose={
        <p>
          Everything that can be switched off is off: what remains is the image, its description and
          the two arrows.
        </p>
      }
      notes={
        <>
          <p>
            There is no close button to see. Close with <kbd>Esc</kbd>, with a click or tap beside
            the image, or with Back. Who walks through the controls with <kbd>Tab</kbd> or a screen
            reader finds a close button that shows itself when it gets focus.
          </p>
          <p>
            Automatic advance is off as well in this demo, because a gallery that moves by itself
            must have a button that stops it.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
