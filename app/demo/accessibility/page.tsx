import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/accessibility');

export default function Page() {
  return (
    <DemoPage
      slug="accessibility"
      images={galleryImages}
      purpose={
        <p>Replace every label and tooltip of the galleries, for example with a translation.</p>
      }
      notes={
        <>
          <p>Here all labels of the modal gallery start with CUSTOM.</p>
          <p>
            The code sets all 35 fields of the Angular package. The 12 fields of the carousel keep
            their defaults.
          </p>
          <ReactNote>There are 6 more fields, for example the label of the play button.</ReactNote>
          <AngularNote>
            The texts of the background are not rendered. The gallery itself always has the default
            text.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
