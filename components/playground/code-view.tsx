import { createElement } from 'react';
import '@/components/docs/highlight.scss';
import { colourCode } from './colour-code';

interface CodeViewProps {
  /** Name of the file or of what the code is; also the accessible name of the scrollable region. */
  title: string;
  code: string;
}

/** Code that is written in the browser, in the panel of the other code of the site. */
export function CodeView({ title, code }: CodeViewProps) {
  const text = code.trimEnd();
  const runs = colourCode(text).map(({ text: run, colour }) =>
    colour === undefined ? run : createElement('span', { className: colour }, run),
  );
  const numbers = text.split('\n').map((_, index) => index + 1);
  return (
    <figure className="code-panel" data-pagefind-ignore>
      <figcaption className="code-panel-header">
        <code>{title}</code>
        {/* The page script copies, and marks the button. */}
        <button
          type="button"
          className="copy-button scripted"
          data-copy=""
          suppressHydrationWarning
        >
          Copy<span className="visually-hidden"> {title}</span>
        </button>
      </figcaption>
      <pre className="numbered" tabIndex={0} role="region" aria-label={title} translate="no">
        {createElement('code', { 'data-lines': numbers.join('\n') }, ...runs)}
      </pre>
    </figure>
  );
}
