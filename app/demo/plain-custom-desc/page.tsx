import { DemoPage } from '@/components/demos/demo-page';
import { ImageLinks } from '@/components/demos/image-links';
import { galleryImages } from '@/components/demos/image-sets';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/plain-custom-desc');

export default function Page() {
  return (
    <DemoPage
      slug="plain-custom-desc"
      purpose={
        <p>
          Figures of your own, with the description of each image over its lower edge. Click an
          image to open the modal gallery at it.
        </p>
      }
    >
      <Demo />
      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
