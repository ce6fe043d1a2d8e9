import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/many-images');

export default function Page() {
  return (
    <ReactDemoPage
      slug="many-images"
      images={photographImages}
      purpose={
        <p>
          Show 5,000 thumbnails with captions in one page, without removing any from the document.
        </p>
      }
      notes={
        <ul>
          <li>
            Every thumbnail with a caption has <code>content-visibility: auto</code> and the size of
            the layout, so the browser lays out only the texts near the window, and nothing moves
            when the others come into view. Thumbnails without captions do not need it: laying out a
            single image is cheaper than skipping it.
          </li>
          <li>
            All thumbnails stay in the document: the browser’s search finds the last caption, and
            the scroll bar has its final length from the start.
          </li>
          <li>
            In a list of more than 60 images there are no{' '}
            <a href={href('/react/links#without-scripts')}>full views</a>. The fragment of an image,
            such as <code>#archive-3999</code>, is the <code>id</code> of its thumbnail, to which
            browsers scroll without scripts if the server has rendered it; with scripts the image
            opens. This demo renders the first 50 on the server; its button adds the others.
          </li>
          <li>
            Create the list once, with <code>useMemo</code> or outside of the component: a new array
            is compared with the old one, image by image.
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
