import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/previews-template');

export default function Page() {
  return (
    <DemoPage
      slug="previews-template"
      purpose={
        <p>
          Draw the thumbnails yourself. The default thumbnail is handed to you; here the description
          of the image stands above it.
        </p>
      }
      notes={
        <>
          <p>
            Images 1 and 5 have no description: an empty line keeps all thumbnails on one height.
            Whatever you draw stays inside the control that selects the image, so do not put buttons
            or links into it. In Angular the template is an <code>ng-template</code>, since version
            9.1.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
