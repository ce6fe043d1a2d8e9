import { DemoPage } from '@/components/demos/demo-page';
import { datedImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/previews-template-additional-data');

export default function Page() {
  return (
    <DemoPage
      slug="previews-template-additional-data"
      purpose={
        <p>
          Images may carry fields of your own. Here the modal part of each has a date, and the
          thumbnails show it.
        </p>
      }
      notes={
        <>
          <p>
            The dates are written in one fixed language, so that the server and every browser agree.
            The Angular edition has an interface that extends <code>ModalImage</code> and uses the
            date pipe.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={datedImages} />
    </DemoPage>
  );
}
