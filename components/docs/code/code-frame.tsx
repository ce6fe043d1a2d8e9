import type { ReactNode } from 'react';
import { ColouredCode } from './coloured-code';
import { CopyButton } from './copy-button';
import type { TextRun } from './highlight';

interface CodeFrameProps {
  /** The accessible name of the scrollable region. */
  title: string;
  /** What the header shows instead of the title. */
  name?: ReactNode;
  /** The code in runs of one colour. */
  runs: readonly TextRun[];
}

function getLineNumbers(runs: readonly TextRun[]): string {
  const lines = runs
    .map(({ text }) => text)
    .join('')
    .split('\n');
  return lines.map((_, index) => index + 1).join('\n');
}

/** Coloured code with line numbers and a copy button; complete without scripts. */
export function CodeFrame({ title, name = <code>{title}</code>, runs }: CodeFrameProps) {
  return (
    <figure className="code-panel" data-not-content="search">
      <figcaption className="code-panel-header">
        {name}
        <CopyButton of={title} />
      </figcaption>
      <pre className="numbered" tabIndex={0} role="region" aria-label={title} translate="no">
        <ColouredCode runs={runs} data-lines={getLineNumbers(runs)} />
      </pre>
    </figure>
  );
}
