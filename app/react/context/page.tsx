import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/react/context');

export default function Page() {
  return (
    <ReactDemoPage
      slug="context"
      images={photographImages}
      hasBackdrop
      purpose={
        <p>
          <code>&lt;ModalGallery&gt;</code> is rendered from its place in your tree, so its slots
          read the context of your application: put prints into the basket.
        </p>
      }
      notes={
        <>
          <p>The slots always see the latest state.</p>
          <ul>
            <li>
              A change of <code>currentImage</code> shows that image while the gallery is open:
              select “Show our newest print”.
            </li>
            <li>
              Error boundaries, Suspense and the latest props apply to slots and to{' '}
              <code>previewsTemplate</code> as everywhere in your tree.
            </li>
            <li>
              A gallery that <code>open()</code> opens has no place in your tree. Mount{' '}
              <code>&lt;ModalGalleryProvider&gt;</code> where it should be rendered.
            </li>
          </ul>
        </>
      }
    >
      <Demo />
    </ReactDemoPage>
  );
}
