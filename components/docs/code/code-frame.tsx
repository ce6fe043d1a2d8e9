import { createElement, type ReactNode } from 'react';
import { CopyButton } from './copy-button';
import type { TextRun } from './highlight';
import './highlight.scss';

interface CodeFrameProps {
  /** The accessible name of the scrollable region. */
  title: string;
  /** What the header shows instead of the title. */
  name?: ReactNode;
  /** The code in runs of one colour. */
  runs: readonly TextRun[];
}

/** Passes the runs as separate children: an array would need hundreds of keys. */
function Code({ runs }: Pick<CodeFrameProps, 'runs'>) {
  const children = runs.map(({ text, colour }) =>
    colour === undefined ? text : createElement('span', { className: `code-${colour}` }, text),
  );
  const lines = runs
    .map(({ text }) => text)
    .join('')
    .split('\n');
  const numbers = lines.map((_, index) => index + 1);
  return createElement('code', { 'data-lines': numbers.join('\n') }, ...children);
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
        <Code runs={runs} />
      </pre>
    </figure>
  );
}
