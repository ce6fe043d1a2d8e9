import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/german');

// The table would repeat the file with the labels.
const labels = { accessibilityConfig: undefined };

export default function Page() {
  return (
    <ReactDemoPage
      slug="german"
      images={photographImages}
      purpose={<p>Thumbnails and a modal gallery with German labels, tooltips and captions.</p>}
      notes={
        <ul>
          <li>
            <code>accessibilityConfig</code> has every label and tooltip;{' '}
            <code>ks-gallery-react/locales/de</code> has them in German, for all three components.
            The <a href={href('/react/translation')}>guide to translation</a> explains the fields
            and other languages.
          </li>
          <li>
            Open the gallery and press <kbd>?</kbd>: the list of keys is also German, with the names
            of German keyboards.
          </li>
          <li>
            Set <code>lang</code> on <code>{'<html>'}</code>, so that screen readers pronounce the
            labels correctly: the modal gallery is the last element of <code>{'<body>'}</code>.
          </li>
        </ul>
      }
      configurations={[
        { type: 'PlainLibConfig', value: { ...plainConfig, ...labels } },
        { type: 'ModalLibConfig', value: { ...modalConfig, ...labels } },
      ]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
