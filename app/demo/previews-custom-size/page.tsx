import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/previews-custom-size');

export default function Page() {
  return (
    <DemoPage
      slug="previews-custom-size"
      purpose={
        <p>
          Thumbnails as wide as you like: here 150 pixels, and as high as the pictures make them.
        </p>
      }
      notes={
        <>
          <p>
            Four of the five are visible at a time; the arrows move them by one without changing the
            current image. Thumbnails are left out in windows up to 767 pixels wide unless{' '}
            <code>mobileVisible</code> is set.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
