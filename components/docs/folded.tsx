import './folded.scss';
import type { ReactNode } from 'react';
import type { Edition } from './editions/editions';

interface FoldedProps {
  /** Anchor, unique on the page; a link to it opens the part. */
  id: string;
  title: string;
  /** What the part contains, shown while it is closed. */
  summary: string;
  /** Level of the heading. */
  level?: 2 | 3;
  /** The edition that it is about, if it is one. */
  edition?: Edition;
  children: ReactNode;
}

/**
 * A part of a page that is closed at first. The browser's search and links to it open it, and it is printed open. The
 * anchor is on the content, because browsers open a `<details>` only for a target inside of it.
 */
export function Folded({
  id,
  title,
  summary,
  level = 3,
  edition,
  children,
}: FoldedProps): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details className="folded" data-group={id} data-edition-panel={edition}>
      <summary>
        <Heading>{title}</Heading> <small>{summary}</small>
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}
