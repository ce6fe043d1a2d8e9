import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { config, libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/first-example');

export default function Page() {
  return (
    <ReactDemoPage
      slug="first-example"
      images={photographImages}
      hasFullViews
      purpose={
        <p>
          A thumbnail sets the index of its image, and the modal gallery is open while there is an
          index.
        </p>
      }
      notes={
        <>
          <ul>
            <li>
              <code>id</code> is optional on every component. Set it only if you use{' '}
              <code>modalGalleryService</code> or read <code>galleryId</code> in an event.
            </li>
            <li>
              <code>onClickImage</code> receives the 0-based index and the image.
            </li>
            <li>
              <code>defaultIndex</code> is the image that is shown first; after that the gallery
              changes the image by itself. In{' '}
              <a href={href('/react/controlled-index')}>Controlled index</a> your state decides.
            </li>
            <li>
              <code>onOpenChange</code> is called however the user closes the gallery: button,{' '}
              <kbd>Esc</kbd>, a click outside or Back.
            </li>
          </ul>
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
