import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/plain-image-pointer');

export default function Page() {
  return (
    <DemoPage
      slug="plain-image-pointer"
      purpose={
        <p>
          No plain gallery is needed: whatever you write can open the modal gallery. Here three
          thumbnails do, and the last one tells how many images are left.
        </p>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
