import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { closeOnly, simple, advanced, full } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/buttons-strategies');

export default function Page() {
  return (
    <DemoPage
      slug="buttons-strategies"
      images={galleryImages}
      purpose={
        <p>Four predefined sets of buttons, in four galleries that share one list of images.</p>
      }
      notes={
        <>
          <ul>
            <li>
              <code>DEFAULT</code>: close
            </li>
            <li>
              <code>SIMPLE</code>: download and close
            </li>
            <li>
              <code>ADVANCED</code>: external link, download and close
            </li>
            <li>
              <code>FULL</code>: full screen, delete, external link, download and close
            </li>
          </ul>
          <p>
            Delete some images in the gallery with strategy FULL. The gallery moves to another
            image. The page then removes the deleted image from its list and passes the new list to
            the gallery. Deleting the only image closes the gallery.
          </p>
          <p>
            The external link button opens the URL of the image in the same tab, so you leave this
            page. Images 2 and 5 have no external URL.
          </p>
          <ReactNote>On images 2 and 5 the external link button is disabled.</ReactNote>
          <AngularNote>
            On images 2 and 5 the external link button looks enabled and does nothing.
          </AngularNote>
        </>
      }
      configurations={[
        { type: 'ModalLibConfig', value: closeOnly, label: 'Strategy DEFAULT' },
        { type: 'ModalLibConfig', value: simple, label: 'Strategy SIMPLE' },
        { type: 'ModalLibConfig', value: advanced, label: 'Strategy ADVANCED' },
        { type: 'ModalLibConfig', value: full, label: 'Strategy FULL' },
      ]}
    >
      <Demo />
    </DemoPage>
  );
}
