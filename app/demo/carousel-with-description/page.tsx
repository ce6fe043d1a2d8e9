import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-with-description');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-with-description"
      purpose={<p>The carousel says which image it shows, over the lower edge of the picture.</p>}
      notes={
        <>
          <p>
            The text is composed as in the modal gallery, where it is shown by default; here it is
            hidden.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={carouselImages} />
    </DemoPage>
  );
}
