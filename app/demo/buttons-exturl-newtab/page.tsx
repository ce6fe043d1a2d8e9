import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/buttons-exturl-newtab');

export default function Page() {
  return (
    <DemoPage
      slug="buttons-exturl-newtab"
      purpose={
        <p>
          A single button that opens the page behind an image in a new tab, which has no access to
          the tab it came from.
        </p>
      }
      notes={
        <>
          <p>
            Images 1, 3 and 4 have such a page; on images 2 and 5 the button is disabled. The
            gallery stays open. As in every gallery without a close button, <kbd>Esc</kbd>, a click
            outside and Back close it, and <kbd>Tab</kbd> brings up a close button. The button of
            the original example has no accessible name; give yours one.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
