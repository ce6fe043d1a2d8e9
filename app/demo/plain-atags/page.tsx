import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/plain-atags');

export default function Page() {
  return (
    <DemoPage
      slug="plain-atags"
      purpose={
        <p>
          Thumbnails as links whose background is the picture, centred and covering. Before and
          without scripts they lead to the picture itself.
        </p>
      }
      notes={
        <>
          <p>
            Four of the five images have a thumbnail; the fifth is reached inside the modal gallery.
            A background has no alternative text, so each link is named after its image.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
