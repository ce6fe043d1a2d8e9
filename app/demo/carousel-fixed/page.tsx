import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-fixed');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-fixed"
      purpose={
        <p>
          A carousel that never gets wider than 766 pixels. A press on its picture opens the modal
          gallery at the same image.
        </p>
      }
      notes={
        <>
          <p>
            <code>modalGalleryEnable</code> only makes the picture a button that reports its index,
            in both editions: opening the gallery is up to the page.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={carouselImages} />
    </DemoPage>
  );
}
