import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-noinfinite');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-noinfinite"
      purpose={
        <p>
          A carousel with two ends: no arrow leads before the first or beyond the last image, and
          automatic advance stops there.
        </p>
      }
    >
      <Demo />

      <ImageLinks images={carouselImages} />
    </DemoPage>
  );
}
