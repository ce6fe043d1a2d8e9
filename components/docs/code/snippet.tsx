import type { ReactElement } from 'react';
import { ColouredCode } from './coloured-code';
import { CopyButton } from './copy-button';
import { highlight } from './highlight';
import { languageOf } from './language';

interface SnippetProps {
  /** File name or purpose, unique on the page. The end of a file name says what colours the code has. */
  title: string;
  /** Text, or a `code` element. */
  code: string | ReactElement;
  /** A longer text for which a script replaces the code; its space is kept. */
  reserve?: string;
}

/** A short example, without line numbers. */
export function Snippet({ title, code, reserve }: SnippetProps) {
  const language = languageOf(title, title.startsWith('Angular'));
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
        data-reserve={reserve}
      >
        {typeof code === 'string' ? (
          <ColouredCode
            runs={language ? highlight(code.trim(), language) : [{ text: code.trim() }]}
          />
        ) : (
          code
        )}
      </pre>
    </figure>
  );
}
