import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/buttons-strategies');

export default function Page() {
  return (
    <DemoPage
      slug="buttons-strategies"
      purpose={
        <p>
          Four ready-made sets of buttons: close alone; download and close; external link, download
          and close; and all of them with full screen and delete. The four galleries share one list
          of images.
        </p>
      }
      notes={
        <>
          <p>
            Delete a few images in gallery 311: the gallery moves to a neighbour, the page removes
            the image from its list and hands the shorter list back. Deleting the last one closes
            the gallery.
          </p>
          <p>
            Images 2 and 5 have no external address: the button is disabled there. On the others it
            leaves this page.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
