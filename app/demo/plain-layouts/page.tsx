import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/plain-layouts');

export default function Page() {
  return (
    <DemoPage
      slug="plain-layouts"
      purpose={
        <p>
          Thumbnails in a row, spread over the width, in a column and in a grid. Each opens the
          modal gallery at its image, with all five images, also those that have no thumbnail here.
        </p>
      }
      notes={
        <>
          <p>
            A <code>LineLayout</code> goes with <code>ROW</code> and <code>COLUMN</code>, a{' '}
            <code>GridLayout</code> with <code>GRID</code>; any other pair is an error. A length of
            -1 shows all images, and a grid always wraps. In the Angular package the output is
            called <code>clickImage</code> since version 9.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
