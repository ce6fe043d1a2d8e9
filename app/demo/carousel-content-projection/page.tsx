import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-content-projection');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-content-projection"
      images={carouselImages}
      purpose={
        <p>Children are rendered once, over the image, while the images change below them.</p>
      }
      notes={
        <p>
          Set <code>pointer-events: none</code> on your element, so that clicks and swipes reach the
          image.
        </p>
      }
    >
      <Demo />
    </DemoPage>
  );
}
