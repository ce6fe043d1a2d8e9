import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/info');

export default function Page() {
  return (
    <ReactDemoPage
      slug="info"
      images={photographImages}
      purpose={
        <p>Show information about an image in a panel next to it, or below it on a phone.</p>
      }
      notes={
        <ul>
          <li>
            <code>render.info</code> adds a button to the toolbar. The panel is beside the gallery,
            below it on phones in portrait, and covers nothing; it stays open when another image is
            shown.
          </li>
          <li>
            An image for which the slot returns nothing has no button, as the last one here. The
            library reads no camera data from the files: pass what you know.
          </li>
          <li>
            Import <code>ks-gallery-react/info/styles.css</code>. Code and styles of the panel are
            not loaded without the slot. Its name is <code>infoAriaLabel</code>.
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
