import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { SlowImages } from '@/components/demos/slow-images';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/loading-spinner-disable');

export default function Page() {
  return (
    <DemoPage
      slug="loading-spinner-disable"
      purpose={
        <p>
          While an image loads, nothing turns and nothing is announced: it appears when it is ready.
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
            The Angular type asks for a <code>type</code> although it has no effect while the
            spinner is off.
          </p>
        </>
      }
    >
      <Demo />
      <SlowImages slug="loading-spinner-disable" />
      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
