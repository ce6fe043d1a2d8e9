import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/no-dots-and-previews');

export default function Page() {
  return (
    <DemoPage
      slug="no-dots-and-previews"
      purpose={
        <p>
          A calmer gallery: neither dots nor thumbnails, only the current image, its neighbours at
          the sides and the close button.
        </p>
      }
      notes={
        <>
          <p>
            The neighbours appear in windows more than 1024 pixels wide. Arrows, keys and swipes
            work as always.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
