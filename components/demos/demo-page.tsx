import '@/styles/gallery.scss';
import type { ReactNode } from 'react';
import { SidebarPage } from '@/components/layout/sidebar-page';
import { CodePanel } from '@/components/docs/code-panel';
import { Editions } from '@/components/docs/editions';
import { asset, href } from '@/components/site/urls';
import { routeOf } from '@/components/site/route-map';
import { DemoBoundary } from './demo-boundary';
import { demoFiles, type DemoFile } from './demo-files';
import { readDemoSource, type DemoSource } from './demo-source';
import { InputTable, ValueTable } from './source-tables';

interface DemoPageProps {
  slug: string;
  /** What the demo shows and why, in one or two sentences. */
  purpose: ReactNode;
  /** What is worth knowing once one has tried it. */
  notes?: ReactNode;
  /** The page, where it is not the demo's own. */
  path?: string;
  /** The live part. */
  children: ReactNode;
}

function Panels({ files }: { files: readonly DemoFile[] }) {
  return files.map(({ name, ...file }) => <CodePanel key={name} title={name} {...file} />);
}

function Inputs({ calls }: Pick<DemoSource, 'calls'>) {
  return (
    <section aria-labelledby="inputs">
      <h2 id="inputs">Inputs</h2>
      {calls.map((call) => (
        <InputTable key={call.target} call={call} />
      ))}
    </section>
  );
}

function Configured({ configurations }: Pick<DemoSource, 'configurations'>) {
  return (
    <section aria-labelledby="configured">
      <h2 id="configured">Configured values</h2>
      {configurations.length === 0 && <p>Nothing is configured: every option keeps its default.</p>}
      {configurations.map((configuration) => (
        <ValueTable key={configuration.name} configuration={configuration} />
      ))}
    </section>
  );
}

/** `SlideConfig` for `/features/modal-gallery#SlideConfig`. */
function Explained({ places }: { places: readonly string[] }) {
  return (
    <p>
      Explained in full:{' '}
      {places.map((place, index) => (
        <span key={place}>
          {index > 0 && ', '}
          <a href={href(place)}>
            <code>{place.replace(/^.*#/, '')}</code>
          </a>
        </span>
      ))}
      .
    </p>
  );
}

/** Frame of a demo: what it is for, the live part, and the code of both editions, read from the files that run. */
export function DemoPage({
  slug,
  purpose,
  notes,
  path = `/demo/${slug}`,
  children,
}: DemoPageProps) {
  const { react, angular } = demoFiles(slug);
  const { calls, configurations } = readDemoSource(react[0]?.code ?? '');
  return (
    <SidebarPage path={path}>
      {purpose}
      <section aria-labelledby="live-demo">
        <h2 id="live-demo">Live demo</h2>
        <div className="live-demo">
          <DemoBoundary>{children}</DemoBoundary>
        </div>
      </section>
      {notes && (
        <section aria-labelledby="notes">
          <h2 id="notes">Good to know</h2>
          {notes}
        </section>
      )}
      <section aria-labelledby="code">
        <h2 id="code">Code</h2>
        <Editions react={<Panels files={react} />} angular={<Panels files={angular} />} />
        <p>
          <a className="button" href={asset(`/examples/${slug}.zip`)} download>
            Download this example
          </a>{' '}
          A complete React project with the gallery and its pictures: unpack it, run{' '}
          <code>npm install</code> and <code>npm run dev</code>.
        </p>
      </section>
      <Inputs calls={calls} />
      <Configured configurations={configurations} />
      <Explained places={routeOf(`/demo/${slug}`).demo?.explainedAt ?? []} />
    </SidebarPage>
  );
}
