import { InlineText } from '@/components/docs/inline-text';
import { EditionMark } from './edition-mark';
import type { Difference } from './package-differences';

/** The note below a row: the edition that has it and, folded, what the Angular package does instead. */
export function PackageNote({ difference: { added, note } }: { difference: Difference }) {
  return (
    <>
      {added && (
        <p className="package-note">
          <EditionMark />
        </p>
      )}
      {note && (
        <details className="package-note" data-edition-panel="angular">
          <summary data-not-content>Differs in Angular</summary>
          <p>
            {'Angular package: '}
            <InlineText text={note} />
          </p>
        </details>
      )}
    </>
  );
}
