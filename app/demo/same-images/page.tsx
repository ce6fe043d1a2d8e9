import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { sameImages } from '@/components/demos/image-sets';
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
          <p>In the first gallery, the URLs differ only in their query.</p>
          <ReactNote>
            Images are identified by their id. The second gallery therefore works with three
            identical URLs.
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
