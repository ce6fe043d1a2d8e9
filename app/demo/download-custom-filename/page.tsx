import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/download-custom-filename');

export default function Page() {
  return (
    <DemoPage
      slug="download-custom-filename"
      purpose={
        <p>
          Whatever an image is called on the server: with <code>downloadFileName</code> you choose
          the name under which it is saved. Here all five are saved as{' '}
          <code>custom-file-name.jpg</code>.
        </p>
      }
      notes={
        <>
          <p>
            The images are copied before they get their name. Writing into a shared list would
            rename the downloads of every other gallery that uses it.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
