import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { sameImages } from '@/components/demos/image-sets/same-images';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/same-images');

export default function Page() {
  return (
    <DemoPage
      slug="same-images"
      images={sameImages}
      purpose={<p>The same image three times in one gallery.</p>}
      notes={
        <>
          <p>The URLs of the gallery behind “Open the gallery” differ only in their query.</p>
          <ReactNote>
            Images are identified by their id. The gallery behind “Open with identical URLs”
            therefore works with one URL for all three.
          </ReactNote>
          <AngularNote>
            Images are identified by their URL. With identical URLs the spinner may never end, see{' '}
            <a href="https://github.com/Ks89/angular-modal-gallery/issues/171">issue 171</a>. Add a
            query such as <code>?1</code> to each URL.
          </AngularNote>
        </>
      }
    >
      <Demo />
    </DemoPage>
  );
}
