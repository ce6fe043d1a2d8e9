import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/description-strategy');

export default function Page() {
  return (
    <DemoPage
      slug="description-strategy"
      purpose={
        <p>
          The text below an image is put together from pieces that you choose, is reduced to the
          image’s own description, or is left out.
        </p>
      }
      notes={
        <>
          <p>
            No space is added between the pieces: write them into your texts. With{' '}
            <code>HIDE_IF_EMPTY</code> images 1 and 5 have no text, because they have no
            description.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
