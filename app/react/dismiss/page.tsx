import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { plainConfig, bothConfig, downConfig, offConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/dismiss');

export default function Page() {
  return (
    <ReactDemoPage
      slug="dismiss"
      images={photographImages}
      hasFullViews
      purpose={<p>Drag the active image up or down to close the gallery.</p>}
      notes={
        <>
          <ul>
            <li>
              Dragging closes in both directions by default, by touch and by pen. With{' '}
              <code>mouse</code> the mouse also does.
            </li>
            <li>
              The user closes the gallery by releasing the image more than 20 % of the window’s
              height away from its position. A quick drag may be shorter: its speed is projected by
              200 ms. A drag that starts horizontally shows another image, and never closes.
            </li>
            <li>
              <code>close$</code> and <code>onClose</code> report <code>Action.SWIPE</code>.
            </li>
            <li>
              A zoomed image is moved instead. Drags that start on a control, on the caption or
              inside <code>[data-no-gesture]</code> do nothing.
            </li>
          </ul>
          <p>Open an image, then try:</p>
          <ul>
            <li>
              Touch: drag the image down and release it. Move back before you release it, and the
              gallery stays open.
            </li>
            <li>
              Mouse: the same, because this demo sets <code>mouse</code>.
            </li>
            <li>
              Keyboard: <kbd>Esc</kbd>, Back and the close button also close the gallery.
            </li>
          </ul>
        </>
      }
      configurations={[
        { type: 'PlainLibConfig', value: plainConfig },
        { type: 'ModalLibConfig', value: bothConfig, label: 'Up and down' },
        { type: 'ModalLibConfig', value: downConfig, label: 'Down' },
        { type: 'ModalLibConfig', value: offConfig, label: 'Off' },
      ]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
