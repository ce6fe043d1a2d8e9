import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const rendered = new Error('Rendered without a problem.');

function Stop(): never {
  throw rendered;
}

/**
 * Renders an element without mounting it, and returns the message of the error that it throws, if it throws one. What
 * follows the element always throws, so that React discards the result: no effect runs, and nothing is in the document.
 */
export function findProblem(element: ReactNode): string | undefined {
  let thrown: unknown;
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: (error) => {
      thrown = error;
    },
  });
  flushSync(() =>
    root.render(
      <>
        {element}
        <Stop />
      </>,
    ),
  );
  return thrown === rendered ? undefined : (thrown as Error).message;
}
