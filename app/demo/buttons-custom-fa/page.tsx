import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/buttons-custom-fa');

export default function Page() {
  return (
    <DemoPage
      slug="buttons-custom-fa"
      images={galleryImages}
      purpose={<p>Define your own buttons with their order, icons and labels.</p>}
      notes={
        <>
          <p>The plus button appends a copy of a random image while the gallery is open.</p>
          <p>
            Font Awesome is optional, and you install it yourself: the gallery only renders the
            class names.
          </p>
          <ReactNote>
            The field <code>icon</code> accepts a React node instead of class names. This demo uses
            it to render the icons as inline SVG.
          </ReactNote>
          <AngularNote>
            An icon is a list of class names. A copy of an image needs a URL of its own: next to an
            image with the same URL, the spinner never ends.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
