import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/previews-length');

export default function Page() {
  return (
    <DemoPage
      slug="previews-length"
      images={galleryImages}
      purpose={<p>Set how many thumbnails are visible.</p>}
      notes={
        <p>
          With one, it is the thumbnail of the active image, and the arrow buttons show the others.
        </p>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
