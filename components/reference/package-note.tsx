import { InlineText } from './inline-text';
import type { Difference } from './package-differences';

/** What the Angular package does instead, if it differs. */
export function PackageNote({ difference: { note } }: { difference: Difference }) {
  if (!note) return null;
  return (
    <p className="package-note">
      Angular package: <InlineText text={note} />
    </p>
  );
}
