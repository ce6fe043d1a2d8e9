import type { ReactElement } from 'react';

interface SnippetProps {
  /** File name or purpose, unique on the page. */
  title: string;
  /** Text, or a `code` element. */
  code: string | ReactElement;
}

/** A short example that is not a file, without colours. */
export function Snippet({ title, code }: SnippetProps) {
  const isLine = typeof code !== 'string' || !code.trim().includes('\n');
  return (
    <figure className="code-panel">
      <figcaption className="code-panel-header">
        {title}
        {/* The page script marks the button while it says that the code is copied. */}
        <button
          className="copy-button scripted"
          data-copy=""
          type="button"
          suppressHydrationWarning
        >
          Copy<span className="visually-hidden"> {title}</span>
        </button>
      </figcaption>
      <pre
        className={isLine ? 'wraps' : undefined}
        tabIndex={0}
        role="region"
        aria-label={title}
        translate="no"
      >
        {typeof code === 'string' ? <code>{code.trim()}</code> : code}
      </pre>
    </figure>
  );
}
