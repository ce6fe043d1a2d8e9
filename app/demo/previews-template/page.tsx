import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/previews-template');

export default function Page() {
  return (
    <DemoPage
      slug="previews-template"
      images={galleryImages}
      purpose={
        <p>
          Render the thumbnails with a template of your own, which receives the image and the
          default thumbnail.
        </p>
      }
      notes={
        <>
          <p>This template shows the description of the image above the thumbnail.</p>
          <p>
            Images 1 and 5 have no description: an empty line keeps all thumbnails at the same
            height. The template is rendered inside the control that selects the image, so do not
            put buttons or links into it.
          </p>
          <AngularNote>
            The template is an <code>ng-template</code>. It is available since version 9.1.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
