import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/previews-no-arrows');

export default function Page() {
  return (
    <DemoPage
      slug="previews-no-arrows"
      purpose={
        <p>Four thumbnails that can be chosen but not scrolled: they follow the current image.</p>
      }
      notes={
        <>
          <p>
            The arrows are not hidden but absent, so that no key and no screen reader gets there. In
            version 10 of the Angular package they come back when <code>infinite</code> is on.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
