import { DemoLinks } from '@/components/docs/demo-links';
import { DocsPage } from '@/components/docs/docs-page';
import { KeyCodes } from '@/components/reference/tables/key-codes';
import { Section } from '@/components/docs/section';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { photographTexts } from '@/components/site/photographs/texts';
import { FeatureExample } from '../feature-example';
import { Thumbnails } from '../thumbnails';

const path = '/features/keyboard-config';

export const metadata = pageMetadata(path);

function Keys() {
  return (
    <>
      <p>
        Values of{' '}
        <a href="https://developer.mozilla.org/en-US/docs/Web/API/KeyboardEvent/code">
          <code>KeyboardEvent.code</code>
        </a>
        , for example <code>KeyQ</code>, which identify a physical key and not a letter. The
        carousel of the React edition uses <code>left</code> and <code>right</code>.
      </p>
      <p>
        In the modal gallery of the React edition, <kbd>?</kbd> lists the keys that the
        configuration allows, and <a href={href('/react/zoom')}>zooming</a> uses <kbd>+</kbd>,{' '}
        <kbd>-</kbd>, <kbd>0</kbd> and, while the image is zoomed, the arrow keys.
      </p>
    </>
  );
}

function Shortcuts() {
  return (
    <>
      <p>
        The notation is that of <a href="https://craig.is/killing/mice">Mousetrap</a>. The shortcuts
        work while a modal gallery with <code>currentImageConfig.downloadable</code> is open.
      </p>
      <p>
        <code>disableSsrWorkaround</code> is for applications with SystemJS: with <code>true</code>{' '}
        there are no shortcuts, and Mousetrap is not loaded. Before version 8 both fields were an
        argument of <code>forRoot</code>.
      </p>
    </>
  );
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      specimen={
        <FeatureExample
          hasViewer
          text={
            <>
              Select an image, then press <kbd>?</kbd> to see the keys of the gallery.
            </>
          }
        >
          <Thumbnails texts={photographTexts} />
        </FeatureExample>
      }
      lead={
        <>
          <p>
            <code>keyboardConfig</code> sets the keys that close and navigate;{' '}
            <code>keyboardServiceConfig</code> sets the shortcuts that download the active image of
            the modal gallery.
          </p>
          <p>
            Live demos: <DemoLinks slugs={['keyboard-config', 'download-simple']} />.
          </p>
        </>
      }
    >
      {typeSections(path, {
        KeyboardConfig: <Keys />,
        KeyboardServiceConfig: <Shortcuts />,
      })}
      <Section id="KeyboardEnum" title="KeyboardEnum">
        <p>
          The names that the code of the package has for values of <code>KeyboardEvent.code</code>.
          Neither edition exports them, and a <code>KeyboardConfig</code> accepts any{' '}
          <a href="https://developer.mozilla.org/en-US/docs/Web/API/KeyboardEvent/code">code</a>.
        </p>
        <KeyCodes />
      </Section>
    </DocsPage>
  );
}
