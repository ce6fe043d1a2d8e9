import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { config, libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/own-image-type');

export default function Page() {
  return (
    <ReactDemoPage
      slug="own-image-type"
      images={photographImages}
      hasFullViews
      purpose={
        <p>
          These images have a <code>name</code> and a <code>photographer</code>, which every
          callback, event and slot receives with their type, without a cast.
        </p>
      }
      notes={
        <>
          <p>
            Open an image to see its credit, and close the gallery to see which photographs you have
            seen.
          </p>
          <p>
            An image is any object that extends <code>FlatImage</code> or <code>GalleryImage</code>.
            The components are generic: they take the type from <code>images</code>. The callbacks
            receive the objects that you passed, not copies.
          </p>
          <p>
            The service is generic, too: <code>open()</code> returns a <code>ModalGalleryRef</code>{' '}
            of your type, and <code>image</code> of its events has it.
          </p>
        </>
      }
      configurations={[
        { type: 'PlainLibConfig', value: config },
        { type: 'ModalLibConfig', value: libConfig },
      ]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
