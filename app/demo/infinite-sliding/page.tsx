import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/infinite-sliding');

export default function Page() {
  return (
    <DemoPage
      slug="infinite-sliding"
      purpose={
        <p>
          After the last image comes the first, and before the first the last: there are arrows on
          both sides of every image, and on both sides of the thumbnails.
        </p>
      }
      notes={
        <>
          <p>
            Automatic advance never comes to an end here; its button and a resting pointer stop it.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
