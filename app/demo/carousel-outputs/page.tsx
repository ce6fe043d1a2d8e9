import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-outputs');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-outputs"
      purpose={
        <p>
          What a carousel tells your page, as it happens. Press an arrow, a dot or a thumbnail, or
          press the picture.
        </p>
      }
      notes={
        <>
          <p>
            <code>firstImage</code> and <code>lastImage</code> come before the{' '}
            <code>changeImage</code> that they belong to; the image at the start is not reported.
            Version 10 of the Angular package reports dots, arrow keys and automatic advance as
            NORMAL.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={carouselImages} />
    </DemoPage>
  );
}
