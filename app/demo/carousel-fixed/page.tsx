import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { pageMetadata } from '@/components/site/metadata';
import { config } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-fixed');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-fixed"
      images={carouselImages}
      purpose={
        <p>
          This carousel is at most 766 px wide, and a click on the image opens the modal gallery at
          the same image.
        </p>
      }
      notes={
        <>
          <p>
            <code>modalGalleryEnable</code> only enables the event: your code opens the modal
            gallery.
          </p>
          <ReactNote>
            The image is a button, so <kbd>Enter</kbd> and <kbd>Space</kbd> also open the gallery.
          </ReactNote>
          <AngularNote>
            The image has the role <code>img</code>. <kbd>Enter</kbd> and <kbd>Space</kbd> do
            nothing.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'CarouselLibConfig', value: config }]}
    >
      <Demo />
    </DemoPage>
  );
}
