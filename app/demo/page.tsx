import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './array-simple/demo';

export const metadata = pageMetadata('/demo');

/** The examples begin with the smallest one. */
export default function Page() {
  return (
    <DemoPage
      slug="array-simple"
      path="/demo"
      purpose={
        <p>
          Every demo of this list runs live and shows the code that runs. Here is the smallest: five
          images, an id and the image to start with.
        </p>
      }
    >
      <Demo />
      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
