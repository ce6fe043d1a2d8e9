import type { ReactNode } from 'react';
import { siteFacts } from '@/components/site/site-facts';

interface EditionNoteProps {
  children: ReactNode;
}

/** A paragraph about behaviour that only the React edition has. */
export function ReactNote({ children }: EditionNoteProps) {
  return (
    <p data-edition-panel="react">
      <strong>React edition:</strong> {children}
    </p>
  );
}

/** A paragraph about behaviour that only the Angular package has, with the version that was tested. */
export function AngularNote({ children }: EditionNoteProps) {
  return (
    <p data-edition-panel="angular">
      <strong>Angular package {siteFacts.library.version}:</strong> {children}
    </p>
  );
}
