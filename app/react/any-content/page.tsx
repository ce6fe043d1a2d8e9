import { readProjectFile } from '@/components/demos/archive/project-files';
import { contentImages } from '@/components/demos/image-sets/content-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { DataTable } from '@/components/docs/data-table';
import { Snippet } from '@/components/docs/code/snippet';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/any-content');

const policy = 'frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org';

/** The table of ACCESSIBILITY.md about slides. */
function readTable() {
  const [, text = ''] = readProjectFile('ACCESSIBILITY.md').split('## Slides with');
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const [columns = [], , ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return { columns, rows };
}

export default function Page() {
  return (
    <ReactDemoPage
      slug="any-content"
      images={contentImages}
      purpose={
        <p>
          Show a sound, a comparison, a video of another host, a form, a document and a map as
          slides.
        </p>
      }
      notes={
        <>
          <ul>
            <li>
              <code>render.slide</code> receives your own image, here with the fields{' '}
              <code>kind</code> and <code>file</code>, and the <code>type</code>: <code>video</code>{' '}
              for an image <a href={href('/react/video')}>with a video</a>, else <code>image</code>.
              Only the active slide is in the document, so what plays stops when it is left.
            </li>
            <li>
              Keys that are pressed in a form field, a slider or a player belong to it, except{' '}
              <kbd>Esc</kbd>, which closes the gallery. Drags that begin there are no gestures; put{' '}
              <code>data-no-gesture</code> on controls of your own.
            </li>
            <li>
              While an iframe has focus it receives all keys, including <kbd>Esc</kbd>;{' '}
              <kbd>Tab</kbd> leaves it. That is why loading one moves focus to its slide, where{' '}
              <kbd>Esc</kbd> closes the gallery.
            </li>
            <li>
              Nothing is requested from another host before a click or tap. The content security
              policy of this page allows iframes of these two hosts only:
            </li>
          </ul>
          <Snippet title="Content-Security-Policy" code={policy} />
          <ul>
            <li>
              A document is opened in its own tab: phones show only the first page of a PDF in an
              iframe.
            </li>
            <li>
              Autoplay is off, because it would leave a form that the user is filling in with the
              mouse. Captions are hidden, because they would cover the controls.
            </li>
          </ul>
          <DataTable caption="Who gets keys, clicks, drags and focus" {...readTable()} />
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
