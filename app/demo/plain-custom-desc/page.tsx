import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/plain-custom-desc');

export default function Page() {
  return (
    <DemoPage
      slug="plain-custom-desc"
      images={galleryImages}
      purpose={
        <p>
          Figures of your own, with the description of each image over its lower edge. Click an
          image to open the modal gallery at it.
        </p>
      }
    >
      <Demo />
    </DemoPage>
  );
}
