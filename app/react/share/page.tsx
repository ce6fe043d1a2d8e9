import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { plainConfig, modalConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/share');

export default function Page() {
  return (
    <ReactDemoPage
      slug="share"
      images={photographImages}
      purpose={
        <p>
          The share button opens the system share sheet with the caption and the link of the active
          image, or copies the link where there is no sheet.
        </p>
      }
      notes={
        <>
          <ul>
            <li>
              No strategy contains the button: add <code>KS_DEFAULT_BTN_SHARE</code> to{' '}
              <code>buttonsConfig.buttons</code>. It is absent where the browser can neither share
              nor copy, for example on pages without HTTPS.
            </li>
            <li>
              The link is <code>shareUrl</code> of the image, if set. Otherwise it is the page with
              the <a href={href('/react/links')}>fragment</a> of the image if the gallery has a{' '}
              <code>linkConfig</code>, else <code>extUrl</code>, else the file. In a gallery with a{' '}
              <code>linkConfig</code>, while the image is <a href={href('/react/zoom')}>zoomed</a>,
              the button copies a{' '}
              <a href={href('/react/links#detail')}>link to the visible detail</a>.
            </li>
            <li>
              After copying, the gallery shows and announces “Link copied” for 3 s. If copying
              fails, it shows the link selected in a text field.
            </li>
            <li>
              <code>onButtonAfterHook</code> receives how the link was shared, in{' '}
              <code>shareMethod</code>. It is not called after the user has cancelled the sheet.
            </li>
            <li>Autoplay waits while the sheet is open.</li>
          </ul>
        </>
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
