import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/infinite-sliding');

export default function Page() {
  return (
    <DemoPage
      slug="infinite-sliding"
      images={galleryImages}
      purpose={<p>The first image follows the last one.</p>}
      notes={
        <>
          <p>
            Every image has a previous and a next button, and the thumbnails always have both arrow
            buttons.
          </p>
          <ReactNote>
            Autoplay is on by default and never ends here. To pause it, use the button at the top
            left or keep the pointer over the image.
          </ReactNote>
          <AngularNote>Autoplay is off by default.</AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
