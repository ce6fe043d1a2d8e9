import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/invert-swipe');

export default function Page() {
  return (
    <DemoPage
      slug="invert-swipe"
      purpose={
        <p>
          Swipe to the right for the next image and to the left for the previous one, the reverse of
          the default. Mouse and keyboard are not affected, and vertical movement still scrolls.
        </p>
      }
      notes={
        <>
          <p>
            In this edition images follow the finger by default: swiping to the left brings the next
            one. The Angular package has it the other way round, so there <code>invertSwipe</code>{' '}
            makes swiping to the left go to the next image.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
