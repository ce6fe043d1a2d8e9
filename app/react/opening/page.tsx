import { openingImages } from '@/components/demos/image-sets/opening-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { plainConfig, movingConfig, fadingConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/opening');

export default function Page() {
  return (
    <ReactDemoPage
      slug="opening"
      images={openingImages}
      hasFullViews
      purpose={
        <p>
          The gallery opens out of the thumbnail, and closes into the thumbnail of the image that is
          active then.
        </p>
      }
      notes={
        <>
          <ul>
            <li>
              A plain gallery and a carousel mark their images. Mark thumbnails of your own with{' '}
              <code>data-ks-image</code> and the id of the image, on the <code>img</code> or on an
              element around it. If several elements have the same id, the one nearest to the
              element that opened the gallery is used.
            </li>
            <li>
              Crop and corners are those of the thumbnail: <code>object-fit</code>,{' '}
              <code>object-position</code> and <code>border-radius</code>. If the thumbnail file has
              a different aspect ratio, the gallery assumes a centred crop.
            </li>
            <li>
              The gallery fades if there is no thumbnail, if it is hidden or outside the window, and
              with <code>fromThumbnail: false</code>. With reduced motion nothing moves.
            </li>
            <li>
              Assistive technology does not wait: the dialog is open and has focus from the first
              frame, and closing returns focus at once.
            </li>
          </ul>
          <p>
            The images of this demo are at most 60 % as high as the window, as in the Angular
            package, because its class sets <code>--ks-image-max-height</code>.
          </p>
          <p>Try:</p>
          <ul>
            <li>Touch or mouse: open an image, go to another one and close the gallery.</li>
            <li>
              Keyboard: press <kbd>Enter</kbd> on a thumbnail and <kbd>Esc</kbd> at once: the
              animation reverses.
            </li>
          </ul>
        </>
      }
      configurations={[
        { type: 'PlainLibConfig', value: plainConfig },
        { type: 'ModalLibConfig', value: movingConfig, label: 'From the thumbnail' },
        { type: 'ModalLibConfig', value: fadingConfig, label: 'Only fade' },
      ]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
