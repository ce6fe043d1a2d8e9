import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote } from '@/components/demos/edition-notes';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { pageMetadata } from '@/components/site/metadata';
import { fullWidth, fixedWidth } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-breakpoints');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-breakpoints"
      images={carouselImages}
      purpose={<p>Set the height of the thumbnails for five ranges of the viewport width.</p>}
      notes={
        <>
          <p>The second carousel has other heights and is at most 500 px wide.</p>
          <p>
            The ranges start at 0, 600, 960, 1280 and 1920 px. <code>maxHeight</code> limits every
            height; its default is 200 px.
          </p>
          <AngularNote>The breakpoints have no effect.</AngularNote>
        </>
      }
      configurations={[
        { type: 'CarouselLibConfig', value: fullWidth, label: 'Full width' },
        { type: 'CarouselLibConfig', value: fixedWidth, label: 'At most 500 pixels wide' },
      ]}
    >
      <Demo />
    </DemoPage>
  );
}
