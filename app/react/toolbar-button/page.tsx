import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { createConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/toolbar-button');

export default function Page() {
  return (
    <ReactDemoPage
      slug="toolbar-button"
      images={photographImages}
      hasBackdrop
      purpose={
        <p>
          A button of the toolbar calls <code>onClick</code> with the active image, its index and
          the handle of the gallery, which controls it: add images to your favourites, then go back
          to the first one.
        </p>
      }
      notes={
        <>
          <ul>
            <li>
              <code>onClick</code> works for every button type. It is called after{' '}
              <code>buttonBeforeHook</code> and before the action of the type; a <code>custom</code>{' '}
              button has no built-in action.
            </li>
            <li>
              <code>strategy</code> and <code>type</code> are members of{' '}
              <a href={href('/features/upper-buttons#ButtonType')}>enums</a>, whose values are
              texts. A button without an icon of its own has the icon and the texts of the built-in
              one.
            </li>
            <li>
              <code>gallery</code> is the{' '}
              <a href={href('/features/modal-gallery#ModalGalleryRef')}>handle</a> that{' '}
              <code>open()</code> returns: it navigates, replaces the images and closes the gallery.
            </li>
            <li>
              In the Angular package you subscribe to the hooks and compare the button, as in{' '}
              <a href={href('/demo/buttons-custom-fa')}>Custom buttons</a>. The hooks are emitted
              here as well.
            </li>
          </ul>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: createConfig(() => {}) }]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
