import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/download-advanced');

export default function Page() {
  return (
    <DemoPage
      slug="download-advanced"
      purpose={
        <p>
          A download button stands beside the close button and saves the current image under its
          file name; the keyboard shortcut works too.
        </p>
      }
      notes={
        <>
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
