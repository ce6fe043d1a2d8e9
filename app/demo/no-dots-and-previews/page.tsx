import { DemoPage } from '@/components/demos/demo-page';
import { ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/no-dots-and-previews');

export default function Page() {
  return (
    <DemoPage
      slug="no-dots-and-previews"
      images={galleryImages}
      purpose={
        <p>
          This gallery shows the active image, the previous and the next image at its sides and the
          close button, but no dots and no thumbnails.
        </p>
      }
      notes={
        <>
          <p>
            The previous and the next image are visible in viewports wider than 1024 px. Arrow
            buttons, keys and swipes work as usual.
          </p>
          <ReactNote>
            The gallery also shows the pause button, because autoplay is on by default.
          </ReactNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
