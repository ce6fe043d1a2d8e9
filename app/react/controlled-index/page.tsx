import { landscapeImages } from '@/components/demos/image-sets/landscape-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { config } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/controlled-index');

export default function Page() {
  return (
    <ReactDemoPage
      slug="controlled-index"
      images={landscapeImages}
      purpose={
        <p>
          With <code>index</code> your state decides which image is active: use the buttons above
          the carousel and its own controls, then refuse its changes.
        </p>
      }
      notes={
        <>
          <p>
            The carousel calls <code>onIndexChange</code>. It shows the new image when you update{' '}
            <code>index</code>.
          </p>
          <ul>
            <li>
              A change of <code>index</code> from outside is animated like a step of the user. Dots,
              thumbnails and caption follow.
            </li>
            <li>
              If your state does not follow, the image stays. <code>onIndexChange</code> also
              receives the trigger, for example <code>SWIPE</code>, and the image.
            </li>
            <li>
              An index outside the list is clamped. In development the library warns about it, and
              about an <code>index</code> that is set only sometimes.
            </li>
            <li>
              Without control, <code>defaultIndex</code> is the first image. The modal gallery has
              the same props.
            </li>
          </ul>
        </>
      }
      configurations={[{ type: 'CarouselLibConfig', value: config }]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
