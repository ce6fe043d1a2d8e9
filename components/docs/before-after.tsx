import type { CodeLanguage } from '@/components/docs/code/highlight';
import { CodePanel } from './code/code-panel';
import { Snippet } from './code/snippet';

export interface Upgrade {
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly language?: CodeLanguage;
  /** The language of `after`, if it is another one. */
  readonly languageAfter?: CodeLanguage;
  readonly before: string;
  readonly after: string;
}

function Version({
  title,
  code,
  language,
}: {
  title: string;
  code: string;
  language?: CodeLanguage;
}) {
  return language ? (
    <CodePanel title={title} code={code.trim()} language={language} />
  ) : (
    <Snippet title={title} code={code} />
  );
}

/** Code of two versions, side by side on wide pages. */
export function BeforeAfter(upgrade: Upgrade) {
  const { subject, from, to, language, languageAfter = language, before, after } = upgrade;
  return (
    <div className="before-after">
      <Version title={`Before, ${from}: ${subject}`} code={before} language={language} />
      <Version title={`After, ${to}: ${subject}`} code={after} language={languageAfter} />
    </div>
  );
}
