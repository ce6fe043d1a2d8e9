import type { ReactNode } from 'react';

/** The editions, in the order in which a page shows both. */
const editions = [
  ['react', 'React'],
  ['angular', 'Angular'],
] as const;

export type Edition = (typeof editions)[number][0];

/** Code of both editions; the page shows both until the user has chosen one. */
export function Editions(panels: Record<Edition, ReactNode>) {
  return editions.map(([edition, name]) => (
    <div key={edition} data-edition-panel={edition}>
      <h3>{name}</h3>
      {panels[edition]}
    </div>
  ));
}
