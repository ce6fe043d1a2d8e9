import { DemoPage } from '@/components/demos/demo-page';
import { carouselImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-custom-previews');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-custom-previews"
      purpose={<p>All seven thumbnails in one row, equally wide and at most 100 pixels high.</p>}
      notes={
        <>
          <p>
            In version 10 of the Angular package a width for the previews has no effect: they always
            share the row equally. <code>auto</code> does the same here.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={carouselImages} />
    </DemoPage>
  );
}
