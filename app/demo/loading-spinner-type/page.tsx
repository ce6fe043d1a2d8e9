import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { SlowImagesNote } from '@/components/demos/shared-notes';
import { SlowImages } from '@/components/demos/slow-images';
import { pageMetadata } from '@/components/site/metadata';
import { standard, circular, bars, dots, cubeFlipping, circles, explosingSquares } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/loading-spinner-type');

export default function Page() {
  return (
    <DemoPage
      slug="loading-spinner-type"
      images={galleryImages}
      purpose={<p>Seven galleries, each with a spinner of its own while the image loads.</p>}
      notes={
        <>
          <SlowImagesNote />
          <p>
            Both editions spell the last type <code>EXPLOSING_SQUARES</code>.
          </p>
          <ReactNote>
            The spinner appears when an image loads for more than 200 ms. Screen readers announce
            “The current image is loading. Please be patient.” With reduced motion, the spinner does
            not rotate.
          </ReactNote>
          <AngularNote>
            The spinner appears at once. It has no role, so screen readers do not announce it.
          </AngularNote>
        </>
      }
      configurations={[
        { type: 'ModalLibConfig', value: standard, label: 'Spinner STANDARD' },
        { type: 'ModalLibConfig', value: circular, label: 'Spinner CIRCULAR' },
        { type: 'ModalLibConfig', value: bars, label: 'Spinner BARS' },
        { type: 'ModalLibConfig', value: dots, label: 'Spinner DOTS' },
        { type: 'ModalLibConfig', value: cubeFlipping, label: 'Spinner CUBE_FLIPPING' },
        { type: 'ModalLibConfig', value: circles, label: 'Spinner CIRCLES' },
        { type: 'ModalLibConfig', value: explosingSquares, label: 'Spinner EXPLOSING_SQUARES' },
      ]}
    >
      <Demo />
      <SlowImages path="/demo/loading-spinner-type" />
    </DemoPage>
  );
}
