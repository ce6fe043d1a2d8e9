import { DataTable } from '@/components/docs/data-table';
import { DocsPage } from '@/components/docs/docs-page';
import { ExampleFile } from '@/components/docs/code/example-file';
import { toCells } from '@/components/docs/inline-text';
import { Section } from '@/components/docs/section';
import { href } from '@/components/site/urls';
import { testParts } from '@/components/docs/test-parts';
import { pageMetadata } from '@/components/site/metadata';

const path = '/react/testing';

export const metadata = pageMetadata(path);

/** What jsdom and happy-dom lack, and what the components do there. */
const lacks = [
  ['`showModal()` of dialogs', 'The dialog is open, and its elements are found.'],
  ['layout: every box is empty', 'Nothing moves, and no line of thumbnails is too wide.'],
  ['Web Animations', 'Opening and closing take no time.'],
  ['`matchMedia`', 'No preference of the user is known, such as reduced motion.'],
  ['loading of images', 'The image stays in its loading state; autoplay waits for it.'],
] as const;

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          Test your application as its users see it: by roles, names and texts. Nothing of the
          library has to be mocked. The tests on this page are those of the{' '}
          <a href={href('/getting-started#editions')}>first example</a>; the tests of this project
          run them with the packed library.
        </p>
      }
    >
      <Section id="queries" title="Roles and names">
        <DataTable
          caption="Parts of the components"
          columns={['Part', 'Role', 'Name']}
          rows={testParts.map(
            ({
              part,
              role,
              name = 'its caption; Testing Library does not compute it, so query its text',
            }) => toCells([part, `\`${role}\``, name]),
          )}
        />
        <p>
          The names of thumbnails and of the active image are texts of the image; all others are
          fields of{' '}
          <a href={href('/features/accessibility#AccessibilityConfig')}>accessibilityConfig</a>. The
          code of a modal gallery is fetched when the browser is idle, at the latest when the
          gallery opens, so find its first part with <code>findByRole</code>, which waits; then use{' '}
          <code>getByRole</code>.
        </p>
      </Section>
      <Section id="component-tests" title="Vitest and Jest">
        <p>This test runs in Vitest, with jsdom and with happy-dom, and in Jest.</p>
        <ExampleFile name="album/gallery-test" />
        <p>
          A gallery that <code>open</code> has opened outlives the component that called it: close
          it before the next test, as this one does.
        </p>
        <Section id="vitest" title="Vitest" level={3}>
          <p>No setting for the library is needed.</p>
          <ExampleFile name="album/vitest.config" />
        </Section>
        <Section id="jest" title="Jest" level={3}>
          <p>
            Jest does not transform packages in <code>node_modules</code>. Name this one, because it
            consists of ES modules. This is the configuration of a project with Next.js. Others add
            the same <code>transformIgnorePatterns</code> to their own; Babel then needs a{' '}
            <code>babel.config</code> file, because <code>.babelrc</code> does not apply to
            packages.
          </p>
          <ExampleFile name="album/jest.config" />
        </Section>
      </Section>
      <Section id="playwright" title="Playwright">
        <ExampleFile name="album/gallery.spec" />
        <p>
          If the page is rendered on the server, wait until it is hydrated, for example for text
          that appears then. An earlier click follows the thumbnail’s link to the image file.
        </p>
      </Section>
      <Section id="jsdom" title="What jsdom lacks">
        <DataTable
          caption="Parts of a browser that jsdom and happy-dom do not have, or have in part"
          columns={['Missing', 'What the components do']}
          rows={lacks.map(toCells)}
        />
        <p>
          Gestures, zoom, full screen and the opening animation need a browser: test them with
          Playwright.
        </p>
      </Section>
    </DocsPage>
  );
}
