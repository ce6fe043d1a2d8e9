import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/output-events');

export default function Page() {
  return (
    <DemoPage
      slug="output-events"
      purpose={
        <p>
          What a modal gallery tells your page, as it happens: the last payload of each of the seven
          events, and a log of all of them. The second gallery has all five buttons, so that every
          row of the table can be filled.
        </p>
      }
      notes={
        <>
          <p>
            Opening tells <code>hasData</code>, <code>show</code> and, at an end of the list,{' '}
            <code>firstImage</code> or <code>lastImage</code>, in this order. The result of{' '}
            <code>show</code> counts from 1. The close button and <kbd>Esc</kbd> tell{' '}
            <code>buttonBeforeHook</code> and <code>close</code>, never <code>buttonAfterHook</code>
            .
          </p>
          <p>
            Actions are 0 NORMAL, 1 CLICK, 2 KEYBOARD, 3 SWIPE, 4 LOAD and 5 AUTOPLAY. Version 10 of
            the Angular package reports some of them differently: NORMAL for arrows and for closing,
            and nothing at all for dots. Its observables have to be unsubscribed from; here the
            streams fall silent when the gallery closes.
          </p>
          <p>
            The delete button of the second gallery only moves on: removing the image is up to the
            page.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
