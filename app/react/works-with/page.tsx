import { DataTable } from '@/components/docs/data-table';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import neighbours from '@/components/docs/works-with.json';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';

const path = '/react/works-with';

export const metadata = pageMetadata(path);

interface ResultsProps {
  caption: string;
  kind: string;
  /** Columns, by the names of the results. */
  places: Readonly<Record<string, string>>;
}

/** What the last run of the tests has found. */
function Results({ caption, kind, places }: ResultsProps) {
  const rows = neighbours.filter((neighbour) => neighbour.kind === kind);
  return (
    <DataTable
      caption={caption}
      columns={['Library', 'Version', ...Object.values(places)]}
      rows={rows.map(({ name, version, results }) => [
        name,
        version ?? (kind === 'dialogs' ? 'Chromium' : 'none'),
        ...Object.keys(places).map((place) =>
          new Map<string, boolean>(Object.entries(results)).get(place) ? 'passed' : 'failed',
        ),
      ])}
    />
  );
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          The galleries are tested in applications with these libraries. The tables are the results
          of the last run, in Chromium.
        </p>
      }
    >
      <Section id="dialogs" title="Dialogs">
        <p>
          A gallery opens over a modal dialog of the library, from a button in it. Clicks, keys and
          focus stay in the gallery. Escape, the close button, a click beside the image and Back
          close the gallery and leave the dialog open; focus returns to the button.
        </p>
        <Results
          caption="Over modal dialogs"
          kind="dialogs"
          places={{ inside: 'Rendered inside it', outside: 'Rendered outside it' }}
        />
      </Section>
      <Section id="routers" title="Routers">
        <p>
          Opening and closing a gallery is no navigation: no loader and no blocker runs, nothing is
          rendered again, the page keeps its scroll position, and a form keeps its text. With a name
          in the URL, only the fragment changes. Of Next.js, <code>next/navigation</code> is the App
          Router and <code>next/router</code> the Pages Router.
        </p>
        <Results
          caption="In pages of routers"
          kind="routers"
          places={{ unnamed: 'Without linkConfig', named: 'With linkConfig' }}
        />
        <p>
          Back reaches a gallery before the router only if the code of the gallery has been loaded
          before the router is created. Where pages are loaded later, as in the Pages Router, render{' '}
          <code>ModalGalleryProvider</code> around your application, which imports that code. If you
          cannot, and use blockers, set <code>closeOnBack: &apos;close&apos;</code>, which adds no
          history entry. The App Router needs neither.
        </p>
      </Section>
      <Section id="sheets" title="Style sheets">
        <p>
          Position, size, colours and visibility of the main parts of the galleries are compared
          with those in a page without the sheet: at rest, with hover, with focus and pressed. The
          rules of themes are for elements, types, roles and states. <code>styles.layered.css</code>{' '}
          is for the opposite: every rule outside layers overrides it.
        </p>
        <Results
          caption="Next to style sheets"
          kind="sheets"
          places={{ before: 'Sheet before styles.css', after: 'Sheet after styles.css' }}
        />
      </Section>
      <Section id="scroll-locks" title="Scroll locks">
        <p>
          A drawer or a dialog that locks the page may open and close before, during and after a
          gallery. A gallery takes back only what it has set. With scroll bars that take up space,
          fixed elements move by their width: see <code>--ks-scroll-lock-gap</code> in{' '}
          <a href={href('/react/class-names')}>Styling</a>.
        </p>
      </Section>
      <Section id="popups" title="Popups and messages in a slot">
        <p>
          An open gallery is a modal dialog in the top layer: what is rendered into the body is
          behind it and inert. Render menus, selects and tooltips of a slot inside the dialog, for
          example with the option <code>container</code> of a portal and{' '}
          <code>element.closest(&apos;dialog&apos;)</code> as its value. Render messages (toasts)
          there as well, or as a popover that is shown after the gallery has opened.
        </p>
      </Section>
    </DocsPage>
  );
}
