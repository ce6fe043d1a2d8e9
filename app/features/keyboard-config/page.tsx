import { DemoLinks } from '@/components/docs/demo-links';
import { DocsPage } from '@/components/docs/docs-page';
import { TypeSection } from '@/components/reference/type-section';
import { pageMetadata } from '@/components/site/metadata';

const path = '/features/keyboard-config';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <>
          <p>
            Two settings concern the keyboard. <code>keyboardConfig</code> names the keys that close
            the gallery and move through it; <code>keyboardServiceConfig</code> names the shortcuts
            that download the current image of the modal gallery.
          </p>
          <p>
            See them at work: <DemoLinks slugs={['keyboard-config', 'download-simple']} />.
          </p>
        </>
      }
    >
      <TypeSection of="KeyboardConfig" page={path}>
        <p>
          Values are those of{' '}
          <a href="https://developer.mozilla.org/en-US/docs/Web/API/KeyboardEvent/code">
            <code>KeyboardEvent.code</code>
          </a>
          , such as <code>KeyQ</code>: they name a place on the keyboard, not a letter. The carousel
          honours <code>left</code> and <code>right</code>.
        </p>
      </TypeSection>
      <TypeSection of="KeyboardServiceConfig" page={path}>
        <p>
          For the notation see the documentation of{' '}
          <a href="https://craig.is/killing/mice">Mousetrap</a>. The shortcuts act only where{' '}
          <code>currentImageConfig.downloadable</code> is true, in the browser, and while a modal
          gallery is open.
        </p>
        <p>
          <code>disableSsrWorkaround</code> was made for applications that load their modules with
          SystemJS: with <code>true</code> Mousetrap is never loaded, and there is no shortcut. Both
          fields belong to the configuration of one gallery since version 8; before that they were
          an argument of <code>forRoot</code>.
        </p>
      </TypeSection>
    </DocsPage>
  );
}
