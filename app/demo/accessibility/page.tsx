import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/accessibility');

export default function Page() {
  return (
    <DemoPage
      slug="accessibility"
      purpose={
        <p>
          Every name and tooltip that the galleries give to assistive technology can be replaced,
          for a translation for example. Here all those of the modal gallery begin with CUSTOM.
        </p>
      }
      notes={
        <>
          <p>
            All 35 fields of the documented library are listed; the twelve of the carousel keep
            their defaults. This edition has a few more, among them the names of the play button.
            Version 10 of the Angular package never shows the texts of the background, and shows the
            default text for the gallery itself.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
