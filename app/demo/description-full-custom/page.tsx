import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/description-full-custom');

export default function Page() {
  return (
    <DemoPage
      slug="description-full-custom"
      images={galleryImages}
      purpose={
        <p>
          One text with simple markup, a style and a position of its own replaces the caption of
          every image.
        </p>
      }
      notes={
        <>
          <p>
            A custom text needs the strategy <code>ALWAYS_VISIBLE</code>. Lists, emphasis and links
            are rendered, scripts and event handlers are removed.
          </p>
          <p>
            The colours only show what you can set: blue on translucent red is hard to read. Use a
            contrast ratio of at least 4.5:1.
          </p>
          <ReactNote>
            The tooltip of the image shows the text without markup. A click on the text does not
            close the gallery.
          </ReactNote>
          <AngularNote>
            The tooltip shows the tags of the markup. A click on the text closes the gallery unless
            every element of the markup has the class <code>inside</code>.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
