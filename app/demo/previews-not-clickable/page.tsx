import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/previews-not-clickable');

export default function Page() {
  return (
    <DemoPage
      slug="previews-not-clickable"
      purpose={
        <p>
          Thumbnails that show where you are and do nothing else: they cannot be chosen and take no
          focus. Their arrows still move them.
        </p>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
