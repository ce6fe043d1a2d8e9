import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { CrossOriginNote } from '@/components/demos/shared-notes';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/download-simple');

export default function Page() {
  return (
    <DemoPage
      slug="download-simple"
      images={galleryImages}
      purpose={
        <p>
          The user saves the active image with <kbd>Ctrl</kbd>+<kbd>S</kbd> or <kbd>Cmd</kbd>+
          <kbd>S</kbd>, without a download button.
        </p>
      }
      notes={
        <>
          <p>
            The shortcut works while the gallery is open. It saves the image under the last segment
            of its URL. Set other shortcuts with <code>keyboardServiceConfig.shortcuts</code>, see{' '}
            <a href={href('/features/keyboard-config')}>keyboard configuration</a>.
          </p>
          <CrossOriginNote />
          <ReactNote>
            The gallery handles the shortcut only while <code>downloadable</code> is{' '}
            <code>true</code>.
          </ReactNote>
          <AngularNote>
            The shortcut suppresses the browser’s save dialog even if <code>downloadable</code> is{' '}
            <code>false</code>. When a gallery closes, it removes all Mousetrap shortcuts of your
            application.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
