import type { ReactElement } from 'react';
import { CopyButton } from './copy-button';

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
        <CopyButton of={title} />
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
