import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { SlowImagesNote } from '@/components/demos/shared-notes';
import { SlowImages } from '@/components/demos/slow-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/loading-spinner-disable');

export default function Page() {
  return (
    <DemoPage
      slug="loading-spinner-disable"
      images={galleryImages}
      purpose={
        <p>
          While an image loads, the gallery shows no spinner; the image appears when it has loaded.
        </p>
      }
      notes={
        <>
          <SlowImagesNote />
          <AngularNote>
            The type requires <code>type</code>, although it has no effect while the spinner is off.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
      <SlowImages path="/demo/loading-spinner-disable" />
    </DemoPage>
  );
}
