import type { ReactNode } from 'react';
import { SidebarPage } from '@/components/chrome/sidebar-page';
import { CodePanel } from '@/components/docs/code-panel';
import { Editions } from '@/components/docs/editions';
import { DemoBoundary } from './demo-boundary';
import { demoFiles, type DemoFile } from './demo-files';

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

/** Frame of a demo: what it is for, the live part, and the code of both editions, read from the files that run. */
export function DemoPage({
  slug,
  purpose,
  notes,
  path = `/demo/${slug}`,
  children,
}: DemoPageProps) {
  const { react, angular } = demoFiles(slug);
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
      </section>
    </SidebarPage>
  );
}
