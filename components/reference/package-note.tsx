import { InlineText } from '@/components/docs/inline-text';
import type { Difference } from './package-differences';

/** The note below a row: the edition that has it, and what the Angular package does instead. */
export function PackageNote({ difference: { added, note } }: { difference: Difference }) {
  if (!added && !note) return null;
  return (
    <p className="package-note">
      {added && 'React edition only. '}
      {note && (
        <>
          {'Angular package: '}
          <InlineText text={note} />
        </>
      )}
    </p>
  );
}
