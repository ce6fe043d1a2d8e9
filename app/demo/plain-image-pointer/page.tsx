import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/plain-image-pointer');

export default function Page() {
  return (
    <DemoPage
      slug="plain-image-pointer"
      images={galleryImages}
      purpose={
        <p>
          Any element can open the modal gallery: here three thumbnails, of which the last shows how
          many images are left.
        </p>
      }
    >
      <Demo />
    </DemoPage>
  );
}
