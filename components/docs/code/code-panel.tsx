import { Code } from './code';
import { CodeFrame } from './code-frame';
import { highlight, type CodeLanguage } from './highlight';

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
  const name = <Code text={path} />;
  return source ? <a href={source}>{name}</a> : name;
}

/** A highlighted file with line numbers and a copy button; complete without scripts. */
export function CodePanel({ code, language, ...file }: CodePanelProps) {
  const runs = highlight(code.trimEnd(), language);
  return <CodeFrame title={file.title} name={<FileName {...file} />} runs={runs} />;
}
