import { albumImages } from '@/components/demos/image-sets/album-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { Snippet } from '@/components/docs/code/snippet';
import { pageMetadata } from '@/components/site/metadata';
import { href } from '@/components/site/urls';
import { columnsConfig, justifiedConfig, masonryConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/layouts');

const setup = `import { registerLayouts } from 'ks-gallery-react/layouts';
import 'ks-gallery-react/layouts/styles.css';

registerLayouts(); // once, before a plain gallery is rendered`;

export default function Page() {
  return (
    <ReactDemoPage
      slug="layouts"
      images={albumImages}
      purpose={
        <p>
          Show photographs in their own proportions, in rows or columns. Change the width of the
          galleries: drag the handle at the lower right of one, or move the slider, which needs
          JavaScript.
        </p>
      }
      notes={
        <>
          <Snippet title="Setup" code={setup} />
          <ul>
            <li>
              <code>justified</code> has rows of one height that fill the width,{' '}
              <code>masonry</code> puts each image into the shortest column, and{' '}
              <code>columns</code> fills one column after the other. In all of them <kbd>Tab</kbd>{' '}
              follows the order of the images.
            </li>
            <li>
              The HTML is complete: the layouts need no script in the browser, measure nothing, and
              nothing moves while images load. Each image needs its <code>width</code> and{' '}
              <code>height</code>, which{' '}
              <a href={href('/react/photos')}>a command of the package</a> writes; others are
              squares until they have loaded, and then move those below them, with a warning in
              development.
            </li>
            <li>Numbers of columns depend on the width of the gallery, not of the window.</li>
            <li>
              Images that you add at the end move none of the others with <code>masonry</code>, only
              those in the last row with <code>justified</code>, and may move all of them with{' '}
              <code>columns</code>. Removing one moves the images after it (<code>masonry</code>),
              also those in its row and the row above (<code>justified</code>), or all of them (
              <code>columns</code>).
            </li>
            <li>
              The browser chooses a file by the width at which an image is shown, from{' '}
              <code>srcSet</code> or <code>sources</code>. A thumbnail file is used if its{' '}
              <code>width</code> is known and it is not cropped, so that a small one is never
              enlarged.
            </li>
            <li>
              In Next.js, call <code>registerLayouts</code> in a module with{' '}
              <code>&apos;use client&apos;</code>, so that it runs on the server and in the browser.
            </li>
          </ul>
        </>
      }
      configurations={[
        { type: 'PlainLibConfig', value: justifiedConfig, label: 'Justified rows' },
        { type: 'PlainLibConfig', value: masonryConfig, label: 'Masonry' },
        { type: 'PlainLibConfig', value: columnsConfig, label: 'Columns' },
      ]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
