import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/auto-close-and-auto-update');

export default function Page() {
  return (
    <DemoPage
      slug="auto-close-and-auto-update"
      purpose={
        <p>
          Two things that a page can do with an open gallery: close it three seconds after the last
          image was shown, and replace one of its images after four seconds.
        </p>
      }
      notes={
        <>
          <p>
            In the first gallery every change of image starts the three seconds anew. In the second
            the second image gets the picture of the fifth, once; the third image stays on show, and
            closing earlier cancels the update. Both keep the default of advancing after five
            seconds: the first one closes before, the second one is updated before.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
