import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { allButtons } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/output-events');

export default function Page() {
  return (
    <DemoPage
      slug="output-events"
      images={galleryImages}
      hasBackdrop={false}
      purpose={
        <p>
          A modal gallery emits seven events; the table shows the last payload of each, and the log
          shows all.
        </p>
      }
      notes={
        <>
          <p>
            The second gallery has the five buttons of the strategy FULL, so that every row of the
            table can get a value.
          </p>
          <p>
            Opening emits <code>hasData</code>, then <code>show</code>, then <code>firstImage</code>{' '}
            or <code>lastImage</code> if the gallery opens at an end of the list. The{' '}
            <code>result</code> of <code>show</code> is 1-based. The close button and <kbd>Esc</kbd>{' '}
            emit <code>buttonBeforeHook</code> and <code>close</code>, but not{' '}
            <code>buttonAfterHook</code>.
          </p>
          <p>
            When the user deletes an image, the gallery only moves to another one: your code removes
            the image from the list.
          </p>
          <ReactNote>
            The streams end when the gallery closes, so you do not need to unsubscribe.
          </ReactNote>
          <AngularNote>
            The values of <code>action</code> are 0 NORMAL, 1 CLICK, 2 KEYBOARD, 3 SWIPE, 4 LOAD and
            5 AUTOPLAY. Unsubscribe from the observables when your component is destroyed. In{' '}
            <code>show</code> and <code>close</code>, arrow buttons, the close button and{' '}
            <kbd>Esc</kbd> report NORMAL, a click outside reports CLICK, and dots emit nothing.
            After <code>updateModalImages</code>, the <code>result</code> of <code>show</code> is 0.
          </AngularNote>
        </>
      }
      configurations={[
        { type: 'ModalLibConfig', value: allButtons, label: 'Gallery with all buttons' },
      ]}
    >
      <Demo />
    </DemoPage>
  );
}
