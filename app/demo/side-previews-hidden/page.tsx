import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/side-previews-hidden');

export default function Page() {
  return (
    <DemoPage
      slug="side-previews-hidden"
      purpose={
        <p>
          The previous and the next image no longer stand at the sides of the current one, however
          wide the window; dots and thumbnails stay.
        </p>
      }
      notes={
        <>
          <p>
            The Angular type asks for a size beside <code>show</code>; here every field that is left
            out keeps its default.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
