import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/selection');

export default function Page() {
  return (
    <ReactDemoPage
      slug="selection"
      images={photographImages}
      purpose={<p>Select images in the modal gallery with a checkbox in its toolbar.</p>}
      notes={
        <ul>
          <li>
            The slot <code>toolbar</code> renders the checkbox beside the default buttons. It is
            rendered in the tree of your component, so it reads and sets its state.
          </li>
          <li>
            For a button instead of a checkbox, see the demo of toolbar buttons. Keys that are
            pressed in a control of your own do not move the gallery.
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
