import { placeholderImages } from '@/components/demos/image-sets/placeholder-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { SlowImages } from '@/components/demos/slow-images';
import { pageMetadata } from '@/components/site/metadata';
import { href } from '@/components/site/urls';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

const path = '/react/placeholders';

export const metadata = pageMetadata('/react/placeholders');

export default function Page() {
  return (
    <ReactDemoPage
      slug="placeholders"
      images={placeholderImages}
      purpose={<p>Show a few pixels of each image until it has loaded.</p>}
      notes={
        <ul>
          <li>
            <code>placeholder</code> of an image is a CSS colour or a <code>data:image/…</code> URL
            of at most 2,000 characters; these have about 130. It is the background of the{' '}
            <code>&lt;img&gt;</code> in thumbnails, in the modal gallery and in the carousel, in the
            HTML of the server, so it needs neither a request nor a script.
          </li>
          <li>
            When an image arrives while scripts run, it fades in over its placeholder, in the time
            of <code>--ks-fade-duration</code>; not if the user prefers reduced motion. This code is
            fetched only if an image has a placeholder.
          </li>
          <li>
            In the modal gallery an image needs <code>width</code> and <code>height</code>, which
            reserve its space. The placeholder is removed when the image has loaded; without
            scripts, and with <code>aTags</code>, it stays visible behind transparent parts.
          </li>
          <li>
            <a href={href('/react/photos')}>The command for photographs</a> makes them, or a script
            with sharp:{' '}
            <code>
              sharp(file).resize(12, 8).webp({'{'} quality: 40 {'}'})
            </code>
            , as base64. A content security policy needs <code>img-src data:</code> for them, and
            nothing for colours.
          </li>
          <li>The button loads the images from URLs that a service worker delays by 3 seconds.</li>
        </ul>
      }
      configurations={[
        { type: 'PlainLibConfig', value: plainConfig },
        { type: 'ModalLibConfig', value: modalConfig },
      ]}
    >
      <SlowImages path={path} />
      <Demo />
    </ReactDemoPage>
  );
}
