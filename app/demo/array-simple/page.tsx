import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/array-simple');

export default function Page() {
  return (
    <DemoPage
      slug="array-simple"
      images={galleryImages}
      purpose={
        <p>
          Five images, an id and the image to start at are all that <code>open()</code> needs.
        </p>
      }
      notes={
        <>
          <p>Compare the other demos with this one, which shows the default behaviour.</p>
          <ul>
            <li>
              Next image: right arrow button, <kbd>→</kbd>, a click on the image, or a swipe.
            </li>
            <li>
              Previous image: left arrow button, <kbd>←</kbd>, or a swipe in the other direction.
            </li>
            <li>
              Close: close button, <kbd>Esc</kbd>, a click outside the image, or browser Back.
            </li>
          </ul>
          <ReactNote>
            The gallery advances every 5000 ms until the last image. To pause it, use the button at
            the top left or keep the pointer over the image. Four thumbnails are visible. A swipe to
            the left shows the next image; a drag up or down closes the gallery. Two fingers, a
            double tap, or <kbd>Ctrl</kbd> and the wheel zoom. <kbd>?</kbd> lists the keys. Back
            closes the gallery and stays on this page.
          </ReactNote>
          <AngularNote>
            Autoplay is off by default, and there is no pause button. Three thumbnails are visible.
            A swipe to the right shows the next image. Back closes the gallery and leaves the page.
            The gallery does not move the focus, so the sample removes it from the button: otherwise{' '}
            <kbd>Enter</kbd> would open a second gallery.
          </AngularNote>
        </>
      }
    >
      <Demo />
    </DemoPage>
  );
}
