import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/reorder');

export default function Page() {
  return (
    <ReactDemoPage
      slug="reorder"
      images={photographImages}
      purpose={
        <p>
          Drag a thumbnail onto another one, or click its button to move it one position towards the
          start.
        </p>
      }
      notes={
        <ul>
          <li>
            The order is state of your application. The thumbnails are its own, because a plain
            gallery is a list of links; <code>data-ks-image</code> lets images move out of them.
          </li>
          <li>
            Dragging needs a mouse. A button does the same with keys, on touch screens and with a
            screen reader, and focus stays on it.
          </li>
          <li>
            An open gallery follows its image: if the list changes, the same image stays active at
            its new position.
          </li>
        </ul>
      }
      configurations={[{ type: 'ModalLibConfig', value: modalConfig }]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
