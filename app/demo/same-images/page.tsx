import { DemoPage } from '@/components/demos/demo-page';
import { sameImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/same-images');

export default function Page() {
  return (
    <DemoPage
      slug="same-images"
      purpose={
        <p>
          The same picture three times in one gallery. The addresses differ only in their query.
        </p>
      }
      notes={
        <>
          <p>
            The Angular package takes two equal addresses for one picture, and its spinner may then
            never end: give each entry a query of its own, such as <code>?1</code>, see{' '}
            <a href="https://github.com/Ks89/angular-modal-gallery/issues/171">issue 171</a>. This
            edition tells images apart by their id, and does not need it: the second gallery has
            three identical addresses.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={sameImages} />
    </DemoPage>
  );
}
