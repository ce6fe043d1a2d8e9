import type { ReactNode } from 'react';

/** The same thing in both editions; the reader's remembered choice shows one, without scripts both are shown. */
export function Editions({ react, angular }: { react: ReactNode; angular: ReactNode }) {
  return (
    <>
      <div className="edition-choice scripted" role="group" aria-label="Edition of the code">
        <button type="button" data-edition-choice="react">
          React
        </button>
        <button type="button" data-edition-choice="angular">
          Angular
        </button>
      </div>
      <div data-edition-panel="react">{react}</div>
      <div data-edition-panel="angular">{angular}</div>
    </>
  );
}
