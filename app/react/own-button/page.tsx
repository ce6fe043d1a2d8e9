import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/react/own-button');

export default function Page() {
  return (
    <ReactDemoPage
      slug="own-button"
      images={photographImages}
      purpose={
        <p>
          Open a gallery from any button, at the image that you choose, and know when and where your
          users close it. No thumbnails are needed.
        </p>
      }
      notes={
        <ul>
          <li>
            <code>open</code> shows the gallery. <code>onOpenChange</code> is called with{' '}
            <code>false</code> however it is closed: by its button, <kbd>Esc</kbd>, a click outside,
            a drag or Back.
          </li>
          <li>
            <code>defaultIndex</code> is the image that is shown first, counted from 0.{' '}
            <code>onIndexChange</code> reports each image after that.
          </li>
          <li>Focus returns to the button that opened the gallery.</li>
          <li>
            Outside of components, and in Angular, the{' '}
            <a href={href('/features/modal-gallery#API')}>service</a> opens a gallery;{' '}
            <code>close$</code> reports when it is closed.
          </li>
        </ul>
      }
      configurations={[]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
