import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { pageMetadata } from '@/components/site/metadata';
import { config } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-outputs');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-outputs"
      images={carouselImages}
      purpose={
        <p>
          The log shows every event of the carousel: use an arrow, a dot or a thumbnail, or click
          the image, which opens the modal gallery.
        </p>
      }
      notes={
        <>
          <p>
            <code>firstImage</code> and <code>lastImage</code> are emitted before the{' '}
            <code>changeImage</code> of the same change. The initial image emits nothing.
          </p>
          <ReactNote>
            Dots report CLICK or KEYBOARD, arrow keys KEYBOARD and autoplay AUTOPLAY.
          </ReactNote>
          <AngularNote>Dots, arrow keys and autoplay report NORMAL.</AngularNote>
        </>
      }
      configurations={[{ type: 'CarouselLibConfig', value: config }]}
    >
      <Demo />
    </DemoPage>
  );
}
