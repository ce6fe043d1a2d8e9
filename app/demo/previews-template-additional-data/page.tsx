import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { datedImages } from '@/components/demos/image-sets/dated-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/previews-template-additional-data');

export default function Page() {
  return (
    <DemoPage
      slug="previews-template-additional-data"
      images={datedImages}
      purpose={
        <p>
          Images can have fields of your own, here a date, which the template shows above the
          thumbnail.
        </p>
      }
      notes={
        <>
          <ReactNote>
            The demo formats the dates with a fixed locale and in UTC, so that every browser shows
            the same text.
          </ReactNote>
          <AngularNote>
            The sample declares an interface that extends <code>ModalImage</code>. Its template uses
            the date pipe, which formats in the browser’s time zone.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
