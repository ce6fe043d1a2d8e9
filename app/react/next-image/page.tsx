import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/next-image');

export default function Page() {
  return (
    <ReactDemoPage
      slug="next-image"
      images={photographImages}
      purpose={
        <p>
          Show thumbnails and full images with the image component of Next.js, which writes{' '}
          <code>srcset</code> and reserves the space.
        </p>
      }
      notes={
        <ul>
          <li>
            The slot <code>image</code> receives the properties of the <code>&lt;img&gt;</code> that
            it replaces. Pass all of them: the gallery styles the image by its classes, and measures
            it for opening, zooming and dragging.
          </li>
          <li>
            <code>next/image</code> needs <code>width</code> and <code>height</code> of each image.
          </li>
          <li>
            This site is a static export (<code>output: &apos;export&apos;</code>), which cannot
            resize images. Its <code>next.config</code> sets{' '}
            <code>images.loader: &apos;custom&apos;</code>, and the loader returns the URL of an
            existing file. With a server of Next, leave the loader out.
          </li>
          <li>
            If this slot throws, the default image is shown. The modal gallery also renders the
            neighbours of the active image, which follow a finger.
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
