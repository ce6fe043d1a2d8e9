import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/delete-undo');

export default function Page() {
  return (
    <ReactDemoPage
      slug="delete-undo"
      images={photographImages}
      purpose={
        <p>Delete images in the modal gallery, and restore the last one that was deleted.</p>
      }
      notes={
        <ul>
          <li>
            The button <code>delete</code> only moves to another image. Your code removes the image:
            pass a list without it. Without images the gallery closes.
          </li>
          <li>
            The demo keeps the deleted images, not the list: an image that is restored is at its old
            position. Delete them on your server when the user leaves, or after some time.
          </li>
        </ul>
      }
      configurations={[
        { type: 'PlainLibConfig', value: plainConfig },
        { type: 'ModalLibConfig', value: modalConfig },
      ]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
