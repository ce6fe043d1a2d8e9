import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/side-previews-hidden');

export default function Page() {
  return (
    <DemoPage
      slug="side-previews-hidden"
      images={galleryImages}
      purpose={
        <p>
          This gallery does not show the previous and the next image at its sides, at any viewport
          width; dots and thumbnails stay.
        </p>
      }
      notes={
        <>
          <ReactNote>Every field that you omit keeps its default.</ReactNote>
          <AngularNote>
            The type requires <code>size</code> next to <code>show</code>.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
