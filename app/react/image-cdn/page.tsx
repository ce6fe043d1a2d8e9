import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/image-cdn');

export default function Page() {
  return (
    <ReactDemoPage
      slug="image-cdn"
      images={photographImages}
      purpose={
        <p>
          Let an image CDN deliver each image in the width that is needed, from one URL per image.
        </p>
      }
      notes={
        <ul>
          <li>
            <code>imageProps.sizes</code> is the width of a thumbnail, and <code>100vw</code> for a
            full image, so a thumbnail of <code>200px</code> requests a small file of the image.
          </li>
          <li>
            For other formats, render a <code>&lt;picture&gt;</code> around the image. The{' '}
            <code>ref</code> and the listeners in <code>imageProps</code> have to reach the{' '}
            <code>&lt;img&gt;</code>, by which the gallery sees that it has loaded or failed.
          </li>
          <li>
            If your URLs are known before rendering, you need no slot: set <code>sources</code>, or{' '}
            <code>srcSet</code> and <code>sizes</code>. The{' '}
            <a href={href('/react/links#without-scripts')}>full views</a> without scripts also use
            them.
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
