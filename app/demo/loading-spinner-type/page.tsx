import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { SlowImages } from '@/components/demos/slow-images';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/loading-spinner-type');

export default function Page() {
  return (
    <DemoPage
      slug="loading-spinner-type"
      purpose={
        <p>
          All seven spinners, each in a gallery of its own. Open one and watch it while the image is
          on its way.
        </p>
      }
      notes={
        <>
          <p>
            Pictures in the cache never show their loading state. So every opening asks for them
            under new addresses, and this page holds each of them back for three seconds with a
            small service worker that serves these two demos only; without one they come as fast as
            your connection allows.
          </p>
          <p>
            A spinner appears when a picture takes more than a fifth of a second, and is announced
            as “The current image is loading. Please be patient.” Who prefers reduced motion sees a
            calm edition of it. The last name is spelled <code>EXPLOSING_SQUARES</code> in both
            editions.
          </p>
        </>
      }
    >
      <Demo />
      <SlowImages slug="loading-spinner-type" />
      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
