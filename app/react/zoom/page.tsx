import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { plainConfig, modalConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/zoom');

export default function Page() {
  return (
    <ReactDemoPage
      slug="zoom"
      images={photographImages}
      hasFullViews
      purpose={<p>Zoom into the active image and move it.</p>}
      notes={
        <>
          <ul>
            <li>
              Zooming is on by default, without buttons. <code>enable: false</code> switches it off,
              and its code is not loaded. The buttons can also be in a list of your own, as{' '}
              <code>KS_DEFAULT_BTN_ZOOM_IN</code> and <code>KS_DEFAULT_BTN_ZOOM_OUT</code>.
            </li>
            <li>
              <code>zoomImg</code> of an image is the URL of a larger file. It is loaded when the
              zoomed image needs more pixels than the current file has, and replaces that file once
              decoded.
            </li>
            <li>
              The maximum is the larger of <code>max</code> and one image pixel per CSS pixel, at
              most 10. Another image starts at 1.
            </li>
            <li>
              By default fingers and pens zoom by double tap, the mouse does not. With{' '}
              <code>doubleTap: true</code>, as here, the mouse also does, and a click that shows the
              next image waits 300 ms.
            </li>
            <li>
              A plain wheel moves the zoomed image. With <code>wheel: &apos;zoom&apos;</code> it
              zooms.
            </li>
            <li>
              While the image is zoomed, autoplay waits, and the share button of a gallery with a{' '}
              <code>linkConfig</code> copies a{' '}
              <a href={href('/react/links#detail')}>link to the visible detail</a>.
            </li>
          </ul>
          <p>Open an image, then try:</p>
          <ul>
            <li>
              Touch: pinch with two fingers, or tap twice. Drag the zoomed image with one finger. If
              its left or right edge is already in the window, dragging that edge further inwards
              shows the previous or the next image.
            </li>
            <li>
              Mouse: hold <kbd>Ctrl</kbd> or <kbd>⌘</kbd> and turn the wheel, pinch on a trackpad,
              double-click, or use the two buttons. A click on the zoomed image moves that point to
              the middle and zooms in.
            </li>
            <li>
              Keyboard: <kbd>+</kbd>, <kbd>-</kbd> and <kbd>0</kbd>; the arrow keys move the zoomed
              image. <kbd>?</kbd> lists all keys.
            </li>
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
