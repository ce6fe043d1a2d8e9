import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-features-disable');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-features-disable"
      purpose={
        <p>
          Automatic advance, arrows and dots of a running carousel, each with a switch. The current
          image stays where it is.
        </p>
      }
      notes={
        <>
          <p>
            Every field of the configuration takes effect at once in this edition. Version 10 of the
            Angular package follows exactly these three.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={carouselImages} />
    </DemoPage>
  );
}
