import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { config, libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/plain-atags');

export default function Page() {
  return (
    <DemoPage
      slug="plain-atags"
      images={galleryImages}
      hasFullViews
      purpose={
        <p>
          Each thumbnail is an <code>a</code> element with the image as its background, centred and
          cropped to cover it.
        </p>
      }
      notes={
        <>
          <p>
            Four of the five images have a thumbnail here. The fifth one is in the modal gallery.
          </p>
          <ReactNote>
            Without JavaScript, each link shows its image over the page. A background image has no
            alternative text, so each link has the label of its image.
          </ReactNote>
          <AngularNote>
            The <code>a</code> elements have no <code>href</code>.
          </AngularNote>
        </>
      }
      configurations={[
        { type: 'PlainLibConfig', value: config },
        { type: 'ModalLibConfig', value: libConfig },
      ]}
    >
      <Demo />
    </DemoPage>
  );
}
