import { streamImages } from '@/components/demos/image-sets/stream-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { Snippet } from '@/components/docs/code/snippet';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/stream');

const policy = "media-src 'self' blob:";

export default function Page() {
  return (
    <ReactDemoPage
      slug="stream"
      images={streamImages}
      purpose={
        <p>
          Play an HLS stream, which changes its quality with the speed of the connection, between
          images. Nothing of it is requested before a click or tap.
        </p>
      }
      notes={
        <>
          <ul>
            <li>
              A short clip needs no stream: see <a href={href('/react/video')}>Videos</a>.
            </li>
            <li>
              Safari and newer versions of Chrome and Edge play HLS by themselves. Other browsers,
              such as Firefox, fetch <a href="https://github.com/video-dev/hls.js">hls.js</a> after
              the click, about 180 kB compressed. The gallery does not need it.
            </li>
            <li>
              Only the active slide is in the document. When it is left, <code>playStream</code>{' '}
              ends the download and frees the player; on return the stream starts again.
            </li>
            <li>
              The player keeps its keys except <kbd>Esc</kbd>, and its drags. Captions of the
              gallery are hidden, because they would cover its controls, and zoom is off, which does
              not suit a video.
            </li>
            <li>
              hls.js needs <code>blob:</code> in a content security policy, and{' '}
              <code>connect-src</code> with the host of the stream. This page allows:
            </li>
          </ul>
          <Snippet title="Content-Security-Policy" code={policy} />
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
