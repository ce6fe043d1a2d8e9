import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/autoplay-minimal');

export default function Page() {
  return (
    <DemoPage
      slug="autoplay-minimal"
      purpose={
        <p>
          The gallery advances by itself every five seconds and stops at the last image. This is the
          default, spelled out.
        </p>
      }
      notes={
        <>
          <p>
            It waits while the pointer rests on the image, while the image has focus from the
            keyboard, while an image loads and while the tab is hidden. Every change starts the five
            seconds anew. The button at the top left stops it for good, and where reduced motion is
            preferred it does not start. In the Angular package automatic advance is off by default
            and has no such button.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
