import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/add-image-array');

export default function Page() {
  return (
    <DemoPage
      slug="add-image-array"
      images={galleryImages}
      purpose={
        <p>
          Add images to the list before you open the gallery: each click on “Add image” appends a
          copy of a random image.
        </p>
      }
      notes={
        <>
          <p>The gallery shows the new total the next time you open it.</p>
          <p>Pass a new array, as the code above does, instead of pushing to the old one.</p>
          <ReactNote>
            Images are identified by their id, so a copy can have the URL of its original.
          </ReactNote>
          <AngularNote>
            An open gallery ignores an image that you push to its array; the next one shows it. A
            copy needs a URL of its own, for example with a query: next to an image with the same
            URL, the spinner never ends.
          </AngularNote>
        </>
      }
    >
      <Demo />
    </DemoPage>
  );
}
