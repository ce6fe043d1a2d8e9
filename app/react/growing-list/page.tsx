import { landscapeImages } from '@/components/demos/image-sets/landscape-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { config } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/growing-list');

export default function Page() {
  return (
    <ReactDemoPage
      slug="growing-list"
      images={landscapeImages}
      purpose={
        <p>
          The list starts with five images and grows up to 20: go forward until the end, faster than
          the images load.
        </p>
      }
      notes={
        <>
          <p>
            When three images or fewer follow the active one, the carousel calls{' '}
            <code>onNearEnd</code>, and the demo loads five more.
          </p>
          <ul>
            <li>
              <code>onNearEnd</code> is called once for each length of the list, with the number of
              images that follow the active one.
            </li>
            <li>
              While <code>loadingMore</code> is true, a slide with a spinner follows the last image.
              Otherwise the carousel would continue with the first image. Pass <code>false</code>{' '}
              while nothing is loading.
            </li>
            <li>
              Images are identified by their <code>id</code>. The active image stays active when
              images are added in front, removed or reordered.
            </li>
            <li>
              Screen readers announce how many images were added. At most 25 dots are rendered,
              however long the list is.
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
