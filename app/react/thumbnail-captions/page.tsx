import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { belowConfig, modalConfig, overConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/thumbnail-captions');

export default function Page() {
  return (
    <ReactDemoPage
      slug="thumbnail-captions"
      images={photographImages}
      purpose={
        <p>
          Show the description of each image below its thumbnail, or over it on hover and focus.
        </p>
      }
      notes={
        <ul>
          <li>
            The caption is the description of <code>plain</code>, or else of <code>modal</code>, as
            plain text: a thumbnail is a link, which cannot contain other links.
          </li>
          <li>
            Below the thumbnail it has two lines, so that the rows of a grid and of the layouts for
            photographs stay even. Over the thumbnail it is always visible on touch screens, and
            without a pointer that can hover.
          </li>
          <li>
            It is part of the accessible name of the link. If it is also the alternative text,
            screen readers read it once.
          </li>
          <li>
            Style it with <code>.ks-plain-caption</code>. For other markup, use the slot{' '}
            <code>thumbnail</code>.
          </li>
        </ul>
      }
      configurations={[
        { type: 'PlainLibConfig', value: belowConfig, label: 'Below' },
        { type: 'PlainLibConfig', value: overConfig, label: 'Over' },
        { type: 'ModalLibConfig', value: modalConfig },
      ]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
