import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-noautoplay');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-noautoplay"
      purpose={<p>A carousel that waits for its reader: it changes when somebody changes it.</p>}
    >
      <Demo />

      <ImageLinks images={carouselImages} />
    </DemoPage>
  );
}
