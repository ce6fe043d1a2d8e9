import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './array-simple/demo';

export const metadata = pageMetadata('/demo');

/** Shows the minimal example. */
export default function Page() {
  return (
    <DemoPage
      slug="array-simple"
      images={galleryImages}
      path="/demo"
      purpose={
        <p>
          Every demo of this section runs live and shows the code that runs. This is the smallest
          one: five images, an id and the image to start at.
        </p>
      }
    >
      <Demo />
    </DemoPage>
  );
}
