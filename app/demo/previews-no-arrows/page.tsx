import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/previews-no-arrows');

export default function Page() {
  return (
    <DemoPage
      slug="previews-no-arrows"
      images={galleryImages}
      purpose={<p>The thumbnails have no arrow buttons. They follow the active image.</p>}
      notes={
        <>
          <ReactNote>
            Four thumbnails are visible; users scroll them with a finger, a trackpad, a wheel or the
            Tab key. The arrow buttons are not rendered, so neither the keyboard nor a screen reader
            reaches them.
          </ReactNote>
          <AngularNote>
            Three thumbnails are visible. The arrow buttons are invisible and not in the tab order,
            but a click on them still scrolls. With <code>infinite</code> they are visible.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
