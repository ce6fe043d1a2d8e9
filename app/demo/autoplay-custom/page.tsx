import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/autoplay-custom');

export default function Page() {
  return (
    <DemoPage
      slug="autoplay-custom"
      images={galleryImages}
      purpose={
        <p>
          The gallery advances every 2000 ms, even while the pointer is over the image, and stops at
          the last image.
        </p>
      }
      notes={
        <>
          <p>Without a pause on hover, users have less time to read.</p>
          <ReactNote>The button at the top left pauses autoplay.</ReactNote>
          <AngularNote>There is no pause button.</AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
