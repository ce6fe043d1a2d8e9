import type { ReactNode } from 'react';
import { withBreaks } from '@/components/site/with-breaks';
import type { Edition } from './editions/editions';

export interface SectionProps {
  /** Anchor, unique on the page. */
  id: string;
  title: string;
  /** Level of the heading. */
  level?: 2 | 3;
  /** The edition that it is about, if it is one. */
  edition?: Edition;
  children: ReactNode;
}

/** A section whose heading links to itself. */
export function Section({ id, title, level = 2, edition, children }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section data-edition-panel={edition}>
      <Heading id={id}>
        {/* A name of the library may be longer than its column. */}
        <a href={`#${id}`}>{title.includes(' ') ? title : withBreaks(title)}</a>
      </Heading>
      {children}
    </section>
  );
}
