import { Snippet } from './snippet';

interface BeforeAfterProps {
  before: { title: string; code: string };
  after: { title: string; code: string };
}

/** Code of two versions, side by side where there is room. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  return (
    <div className="before-after">
      <Snippet title={`Before (${before.title})`} code={before.code} />
      <Snippet title={`After (${after.title})`} code={after.code} />
    </div>
  );
}
