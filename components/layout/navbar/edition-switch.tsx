/** Where a switch is; the stylesheet shows one of them at a time, and always the one with install commands. */
type Place = 'bar' | 'menu' | 'sidebar' | 'page' | 'install';

const editions = [
  ['angular', 'Angular'],
  ['react', 'React'],
] as const;

/**
 * Chooses the edition whose commands, code and notes the site shows. Without scripts, and until one is chosen, it shows
 * both.
 */
export function EditionSwitch({ place }: { place: Place }) {
  return (
    <div
      className="edition-switch choice scripted"
      data-place={place}
      role="group"
      aria-label="Edition"
    >
      {editions.map(([edition, name]) => (
        // The page script sets aria-pressed.
        <button key={edition} type="button" data-edition-choice={edition} suppressHydrationWarning>
          {name}
        </button>
      ))}
    </div>
  );
}
