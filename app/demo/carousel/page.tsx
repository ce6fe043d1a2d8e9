import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel');

export default function Page() {
  return (
    <DemoPage
      slug="carousel"
      purpose={
        <p>
          Seven photographs and an id, nothing configured. Everything that you see is the default.
        </p>
      }
      notes={
        <>
          <p>
            The carousel advances every five seconds. It waits while the pointer or the keyboard is
            in it, its first button stops it, and where reduced motion is preferred it stays still.
            Arrow keys work while focus is inside, a swipe to the left shows the next image.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={carouselImages} />
    </DemoPage>
  );
}
