import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { PictureLinks } from '@/components/demos/picture-links';
import { SlowPictures } from '@/components/demos/slow-pictures';
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
      <SlowPictures slug="loading-spinner-disable" />
      <PictureLinks images={galleryImages} />
    </DemoPage>
  );
}
