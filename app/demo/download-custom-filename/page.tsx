import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/download-custom-filename');

export default function Page() {
  return (
    <DemoPage
      slug="download-custom-filename"
      images={galleryImages}
      purpose={
        <p>
          Set <code>downloadFileName</code> to choose the name of the saved file, here{' '}
          <code>custom-file-name.jpg</code> for all five images.
        </p>
      }
      notes={
        <p>
          The code copies the images before it sets the name. If you change a shared list, every
          other gallery that uses the list also saves its images under that name.
        </p>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
