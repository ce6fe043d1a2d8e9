import type { ReactNode } from 'react';

export interface SectionProps {
  /** Anchor, unique on the page. */
  id: string;
  title: string;
  /** Level of the heading. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A section whose heading links to itself. */
export function Section({ id, title, level = 2, children }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section>
      <Heading id={id}>
        <a href={`#${id}`}>{title}</a>
      </Heading>
      {children}
    </section>
  );
}
