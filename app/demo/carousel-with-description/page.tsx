import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { pageMetadata } from '@/components/site/metadata';
import { config } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-with-description');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-with-description"
      images={carouselImages}
      purpose={<p>This carousel shows the caption over the lower edge of the image.</p>}
      notes={
        <p>
          The text is composed as in the modal gallery. The modal gallery shows captions by default,
          the carousel hides them.
        </p>
      }
      configurations={[{ type: 'CarouselLibConfig', value: config }]}
    >
      <Demo />
    </DemoPage>
  );
}
