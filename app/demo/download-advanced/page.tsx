import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { CrossOriginNote } from '@/components/demos/shared-notes';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/download-advanced');

export default function Page() {
  return (
    <DemoPage
      slug="download-advanced"
      images={galleryImages}
      purpose={
        <p>
          A download button next to the close button saves the active image under its file name.
        </p>
      }
      notes={
        <>
          <p>The keyboard shortcut also works.</p>
          <CrossOriginNote />
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
