import './folded.scss';
import type { ReactNode } from 'react';

interface FoldedProps {
  /** Anchor, unique on the page; a link to it opens the part. */
  id: string;
  title: string;
  /** What the part contains, shown while it is closed. */
  summary: string;
  children: ReactNode;
}

/**
 * A part of a page that is closed at first. The browser's search and links to it open it, and it is printed open. The
 * anchor is on the content, because browsers open a `<details>` only for a target inside of it.
 */
export function Folded({ id, title, summary, children }: FoldedProps): ReactNode {
  return (
    <details className="folded">
      <summary>
        <h3>{title}</h3> <small>{summary}</small>
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}
