import { DemoPage } from '@/components/demos/demo-page';
import { dataImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/base64');

export default function Page() {
  return (
    <DemoPage
      slug="base64"
      purpose={
        <p>
          Pictures may be part of the page itself, as data addresses. They need no request, and can
          be saved all the same.
        </p>
      }
      notes={
        <>
          <p>
            A download is decoded and named after the image and its type: <code>Image-0.png</code>,{' '}
            <code>Image-1.png</code>, <code>Image-2.png</code>. In Angular a data address has to be
            trusted through the <code>DomSanitizer</code> first; here a plain string will do, and
            only pictures are accepted.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={dataImages} />
    </DemoPage>
  );
}
