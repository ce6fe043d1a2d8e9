import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { href } from '@/components/site/address';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/download-simple');

export default function Page() {
  return (
    <DemoPage
      slug="download-simple"
      purpose={
        <p>
          Readers save the current image with <kbd>Ctrl</kbd>+<kbd>S</kbd> or <kbd>Cmd</kbd>+
          <kbd>S</kbd>, without a button for it.
        </p>
      }
      notes={
        <>
          <p>
            The shortcut works while the gallery is open and saves the image under the last part of
            its address. Everywhere else it stays the browser’s own. Other combinations can be set
            with <code>keyboardServiceConfig.shortcuts</code>, see{' '}
            <a href={href('/features/keyboard-config')}>keyboard configuration</a>.
          </p>
          <p>
            Browsers save only files of the page’s own origin. Asked to save a picture of another
            origin they open it instead, see the{' '}
            <a href="https://developers.google.com/web/updates/2018/02/chrome-65-deprecations#block-cross-origin-a-download">
              note on cross-origin downloads
            </a>
            . Serve pictures that should be downloadable from where your page comes from.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
