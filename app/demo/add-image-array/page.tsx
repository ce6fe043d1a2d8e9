import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/add-image-array');

export default function Page() {
  return (
    <DemoPage
      slug="add-image-array"
      purpose={
        <p>
          Let the list grow before the gallery opens: each press on the second button appends a copy
          of one of the images, and the next opening counts one more.
        </p>
      }
      notes={
        <>
          <p>
            Give the gallery a new array, as the code below does, and never push into the old one:
            changes are noticed by the identity of the array, in both editions.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
