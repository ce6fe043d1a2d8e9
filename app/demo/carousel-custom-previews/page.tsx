import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { pageMetadata } from '@/components/site/metadata';
import { config } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-custom-previews');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-custom-previews"
      images={carouselImages}
      purpose={<p>All seven thumbnails in one row, with the same width.</p>}
      notes={
        <>
          <ReactNote>The thumbnails are at most 100 px high.</ReactNote>
          <AngularNote>
            <code>maxHeight</code> and <code>width</code> have no effect: the thumbnails always
            share the row equally, and their height follows from their width.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'CarouselLibConfig', value: config }]}
    >
      <Demo />
    </DemoPage>
  );
}
