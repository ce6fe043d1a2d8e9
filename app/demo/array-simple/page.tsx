import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/array-simple');

export default function Page() {
  return (
    <DemoPage
      slug="array-simple"
      purpose={
        <p>
          Five images, an id and the image to start with: nothing else is needed. Everything that
          you see in the open gallery is what it does by default, so this page is also the one to
          compare all others with.
        </p>
      }
      notes={
        <>
          <p>
            Next: right arrow, <kbd>→</kbd>, a click on the image, a swipe to the left. Back: left
            arrow, <kbd>←</kbd>, a swipe to the right. Close: the button, <kbd>Esc</kbd>, a click
            outside, or the Back button of the browser, which closes the gallery and stays on this
            page.
          </p>
          <p>
            The gallery advances by itself every five seconds until its last image. The button at
            the top left stops it; so does a pointer that rests on the image. The Angular package
            has automatic advance off and three thumbnails by default, this edition has it on and
            shows four.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
