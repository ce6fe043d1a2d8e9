import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { pageMetadata } from '@/components/site/metadata';
import { config } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-noautoplay');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-noautoplay"
      images={carouselImages}
      purpose={
        <p>
          This carousel does not advance automatically: the image changes only when the user selects
          another one.
        </p>
      }
      configurations={[{ type: 'CarouselLibConfig', value: config }]}
    >
      <Demo />
    </DemoPage>
  );
}
