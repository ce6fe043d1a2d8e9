import type { CodeLanguage } from '@/components/docs/highlight';
import { Snippet } from './snippet';

export interface Upgrade {
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly language?: CodeLanguage;
  readonly before: string;
  readonly after: string;
}

/** Code of two versions, side by side on wide pages. */
export function BeforeAfter({ subject, from, to, language, before, after }: Upgrade) {
  return (
    <div className="before-after">
      <Snippet title={`Before, ${from}: ${subject}`} code={before} language={language} />
      <Snippet title={`After, ${to}: ${subject}`} code={after} language={language} />
    </div>
  );
}
