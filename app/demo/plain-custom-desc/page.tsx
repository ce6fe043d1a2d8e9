import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
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
          Figures of your own, with the description of each image over its lower edge, open the
          modal gallery.
        </p>
      }
    >
      <Demo />
    </DemoPage>
  );
}
