import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/previews-custom-size');

export default function Page() {
  return (
    <DemoPage
      slug="previews-custom-size"
      images={galleryImages}
      purpose={
        <p>
          Set the size of the thumbnails: here they are 150 px wide, and their height follows from
          the image.
        </p>
      }
      notes={
        <>
          <p>
            The arrow buttons scroll the thumbnails without changing the active image. The
            thumbnails are hidden in viewports up to 767 px wide, unless you set{' '}
            <code>mobileVisible</code>.
          </p>
          <ReactNote>Four of the five thumbnails are visible at a time.</ReactNote>
          <AngularNote>Three of the five thumbnails are visible at a time.</AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
