import { createElement } from 'react';
import { highlight, type CodeLanguage } from './highlight';
import './highlight.scss';

export interface CodePanelProps {
  /** Usually the file name; also the accessible name of the scrollable region. */
  title: string;
  code: string;
  language: CodeLanguage;
  /** Where the file is in the project; shown instead of the title. */
  path?: string;
  /** URL of the file in the repository. */
  source?: string;
}

function FileName({ title, path = title, source }: Omit<CodePanelProps, 'code' | 'language'>) {
  const name = <code>{path}</code>;
  return source ? <a href={source}>{name}</a> : name;
}

/** Passes the runs as separate children: an array would need hundreds of keys. */
function Code({ code, language }: Pick<CodePanelProps, 'code' | 'language'>) {
  const runs = highlight(code, language).map(({ text, colour }) =>
    colour === undefined ? text : createElement('span', { className: colour }, text),
  );
  const numbers = code.split('\n').map((_, index) => index + 1);
  return createElement('code', { 'data-lines': numbers.join('\n') }, ...runs);
}

/** A highlighted file with line numbers and a copy button; complete without scripts. */
export function CodePanel({ code, language, ...file }: CodePanelProps) {
  const { title } = file;
  const text = code.trimEnd();
  return (
    <figure className="code-panel" data-pagefind-ignore>
      <figcaption className="code-panel-header">
        <FileName {...file} />
        <button type="button" className="copy-button scripted" data-copy="">
          Copy<span className="visually-hidden"> {title}</span>
        </button>
      </figcaption>
      <pre className="numbered" tabIndex={0} role="region" aria-label={title} translate="no">
        <Code code={text} language={language} />
      </pre>
    </figure>
  );
}
