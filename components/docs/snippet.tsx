import { CodePanel } from '@/components/docs/code-panel';
import type { CodeLanguage } from '@/components/docs/highlight';

interface SnippetProps {
  /** File name or purpose, unique on the page. */
  title: string;
  code: string;
  /** Missing for commands and data, which are not highlighted. */
  language?: CodeLanguage;
}

/** A short example that is not a file. */
export function Snippet({ title, code, language }: SnippetProps) {
  const text = code.trim();
  if (language) return <CodePanel title={title} code={text} language={language} />;
  return (
    <figure className="code-panel">
      <figcaption className="code-panel-header">
        {title}
        <button className="copy-button scripted" data-copy="" type="button">
          Copy<span className="visually-hidden"> {title}</span>
        </button>
      </figcaption>
      <pre tabIndex={0} role="region" aria-label={title} translate="no">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
