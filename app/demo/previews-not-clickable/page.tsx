import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/previews-not-clickable');

export default function Page() {
  return (
    <DemoPage
      slug="previews-not-clickable"
      images={galleryImages}
      purpose={
        <p>
          The thumbnails show the position in the list but cannot be selected; the arrow buttons
          still scroll them.
        </p>
      }
      notes={
        <>
          <ReactNote>The thumbnails take no focus.</ReactNote>
          <AngularNote>The thumbnails stay in the tab order, although they do nothing.</AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
