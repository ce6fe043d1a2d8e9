import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/previews-length');

export default function Page() {
  return (
    <DemoPage
      slug="previews-length"
      purpose={
        <p>
          How many thumbnails are visible is up to you. With one, it is always that of the current
          image, and the arrows look at the others.
        </p>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
