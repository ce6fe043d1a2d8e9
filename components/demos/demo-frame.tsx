import '@/styles/gallery.scss';
import './sheet/picture.scss';
import type { ReactNode } from 'react';
import { ContentPage } from '@/components/layout/content-page';
import { CodePanel } from '@/components/docs/code-panel';
import { asset, href } from '@/components/site/urls';
import { DemoBoundary } from './demo-boundary';
import type { DemoConfiguration } from './configuration';
import type { DemoFile } from './demo-files';
import { readDemoSource, type DemoSource } from './demo-source';
import { InputTable, ValueTable } from './source-tables';

export interface DemoContent {
  /** One or two sentences: what the demo shows and why. */
  purpose: ReactNode;
  /** Details, limitations and differences between the editions. */
  notes?: ReactNode;
  /** The configuration objects that the demo passes to the library; none if every default applies. */
  configurations?: readonly DemoConfiguration[];
  /** The live demo, and the image links for browsers without scripts. */
  children: ReactNode;
}

interface DemoFrameProps extends DemoContent {
  /** Route of the page. */
  path: string;
  slug: string;
  /** Source files of the React demo; the first is the component. */
  files: readonly DemoFile[];
  /** The code panels. */
  code: ReactNode;
  explainedAt: readonly string[];
}

/** One panel for each file. */
export function CodePanels({ files }: { files: readonly DemoFile[] }) {
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

function ConfiguredValues({ configurations }: Pick<DemoSource, 'configurations'>) {
  return (
    <section aria-labelledby="configured">
      <h2 id="configured">Configured values</h2>
      {configurations.length === 0 && <p>This demo sets no option: every default applies.</p>}
      {configurations.map((configuration) => (
        <ValueTable key={configuration.name} configuration={configuration} />
      ))}
    </section>
  );
}

/** Links to the reference; the text is the anchor, for example `SlideConfig`. */
function ReferenceLinks({ urls }: { urls: readonly string[] }) {
  return (
    <p>
      Reference:{' '}
      {urls.map((url, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={href(url)}>
            <code>{url.replace(/^.*#/, '')}</code>
          </a>
        </span>
      ))}
      .
    </p>
  );
}

/** Layout of a demo page: purpose, live demo, notes, code, and the tables read from the code. */
export function DemoFrame(props: DemoFrameProps) {
  const { path, slug, files, purpose, notes, code, explainedAt, children } = props;
  const { calls, configurations } = readDemoSource(files[0]?.code ?? '');
  const contents = [
    { id: 'live-demo', title: 'Live demo' },
    ...(notes ? [{ id: 'notes', title: 'Notes' }] : []),
    { id: 'code', title: 'Code' },
    { id: 'inputs', title: 'Inputs' },
    { id: 'configured', title: 'Configured values' },
  ];
  return (
    <ContentPage path={path} lead={purpose} contents={contents}>
      <section aria-labelledby="live-demo">
        <h2 id="live-demo">Live demo</h2>
        <div className="live-demo">
          <DemoBoundary>{children}</DemoBoundary>
        </div>
      </section>
      {notes && (
        <section aria-labelledby="notes">
          <h2 id="notes">Notes</h2>
          {notes}
        </section>
      )}
      <section aria-labelledby="code">
        <h2 id="code">Code</h2>
        {code}
        <p>
          <a className="button" href={asset(`/examples/${slug}.zip`)} download>
            Download this example
          </a>{' '}
          A complete React project with the gallery and its images. Unpack it, then run{' '}
          <code>npm install</code> and <code>npm run dev</code>.
        </p>
      </section>
      <Inputs calls={calls} />
      <ConfiguredValues configurations={configurations} />
      <ReferenceLinks urls={explainedAt} />
    </ContentPage>
  );
}
