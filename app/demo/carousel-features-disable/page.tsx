import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { pageMetadata } from '@/components/site/metadata';
import { createConfig, initialFeatures } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/carousel-features-disable');

export default function Page() {
  return (
    <DemoPage
      slug="carousel-features-disable"
      images={carouselImages}
      purpose={
        <p>
          Switch autoplay, arrows and dots of a running carousel on and off, while its image stays.
        </p>
      }
      notes={
        <>
          <ReactNote>Every change of the configuration takes effect at once.</ReactNote>
          <AngularNote>
            Only these three options can change at run time. A new configuration must contain all
            three of their objects. After you switch autoplay off, the next arrow button, key or
            swipe starts it again, so the sample stops the carousel after every image change. If the
            carousel starts with <code>autoPlay: false</code>, you cannot switch autoplay on later.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'CarouselLibConfig', value: createConfig(initialFeatures) }]}
    >
      <Demo />
    </DemoPage>
  );
}
