import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/buttons-custom-fa');

export default function Page() {
  return (
    <DemoPage
      slug="buttons-custom-fa"
      purpose={
        <p>
          Your own buttons in your own order, with your own icons and names. The plus appends a copy
          of one of the images while the gallery is open.
        </p>
      }
      notes={
        <>
          <p>
            Font Awesome is optional, and has to be installed by you: the gallery only writes the
            class names. This page draws the same icons as inline SVG through the field{' '}
            <code>icon</code>, which this edition accepts in place of class names; the Angular
            package knows class names only.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
