import type { ReactNode } from 'react';

const editions = [
  ['react', 'React'],
  ['angular', 'Angular'],
] as const;

/**
 * Code of both editions. Without scripts both are shown; with scripts only the selected edition, which is stored for
 * the whole site.
 */
export function Editions(panels: Record<(typeof editions)[number][0], ReactNode>) {
  return (
    <>
      <div className="edition-choice scripted" role="group" aria-label="Edition of the code">
        {editions.map(([edition, name]) => (
          // The page script sets aria-pressed.
          <button
            key={edition}
            type="button"
            data-edition-choice={edition}
            suppressHydrationWarning
          >
            {name}
          </button>
        ))}
      </div>
      {editions.map(([edition, name]) => (
        <div key={edition} data-edition-panel={edition}>
          <h3>{name}</h3>
          {panels[edition]}
        </div>
      ))}
    </>
  );
}
