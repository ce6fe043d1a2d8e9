import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/keep-zoom');

export default function Page() {
  return (
    <ReactDemoPage
      slug="keep-zoom"
      images={photographImages}
      purpose={<p>Keep the zoom level and the visible detail when another image is shown.</p>}
      notes={
        <ul>
          <li>
            For photographs of one scene, such as a series of exposures: zoom into a detail, then
            press an arrow button, a dot or a thumbnail.
          </li>
          <li>
            The detail is kept in percent of the image, and the level is limited by the maximum of
            each image. Closing the gallery ends it.
          </li>
          <li>The arrow keys move the zoomed image, as without this option.</li>
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
