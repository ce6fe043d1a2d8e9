import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/autoplay-custom');

export default function Page() {
  return (
    <DemoPage
      slug="autoplay-custom"
      purpose={
        <p>
          Two seconds per image, also while the pointer rests on it. At the last image it stops.
        </p>
      }
      notes={
        <>
          <p>
            A gallery that does not wait for the pointer leaves less time to read: the button beside
            the close button stops it.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
