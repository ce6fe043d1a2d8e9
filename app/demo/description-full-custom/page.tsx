import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/description-full-custom');

export default function Page() {
  return (
    <DemoPage
      slug="description-full-custom"
      purpose={
        <p>One text for all images, with simple markup and a look and a place of its own.</p>
      }
      notes={
        <>
          <p>
            A full custom text needs the strategy <code>ALWAYS_VISIBLE</code>. Lists, emphasis and
            links survive, anything that could run does not. In tooltips the text stands without
            markup.
          </p>
          <p>
            The colours show what can be set and are no example to follow: blue on half-transparent
            red is hard to read. Keep a contrast of at least 4.5 to 1.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
