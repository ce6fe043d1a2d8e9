import { act } from '@testing-library/react';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';

type Library = typeof import('ks-gallery-react');

/** A request for the module that waits for an answer. */
interface CodeRequest {
  resolve: (code: unknown) => void;
  reject: (error: Error) => void;
}

/** The library as a page has it that has not loaded a module of the modal gallery yet. */
export interface UnloadedLibrary {
  library: Library;
  /** Number of requests for the module so far. */
  requestCount: () => number;
  /** Answers the requests with the module. */
  arrive: () => Promise<void>;
  /** Lets the requests fail. */
  fail: () => Promise<void>;
}

const FOLDER = '../../../../gallery-lib/src/modal-gallery/';
/** The module that opens a gallery, with its view. */
const VIEW = 'opening';

/** Loads the library as on a new page, where a module of its modal gallery arrives or fails when a test says so. */
export async function loadUnloadedLibrary(module = VIEW): Promise<UnloadedLibrary> {
  const code = FOLDER + module;
  const requests: CodeRequest[] = [];
  let answered = 0;
  jest.resetModules();
  // What all copies on a page have in common.
  Reflect.deleteProperty(globalThis, Symbol.for('ks-gallery-react'));
  // The new copy shares React with the Testing Library.
  jest.doMock('react', () => React);
  jest.doMock('react-dom', () => ReactDom);
  jest.doMock('react-dom/client', () => ReactDomClient);
  // A module with a `then` method delays the `import()` that loads it.
  jest.dontMock(FOLDER + VIEW);
  jest.doMock(code, () => ({
    __esModule: true,
    then: (resolve: CodeRequest['resolve'], reject: CodeRequest['reject']) =>
      void requests.push({ resolve, reject }),
  }));
  const library = await import('ks-gallery-react');
  const answer = async (give: (request: CodeRequest) => void) => {
    await act(() => jest.advanceTimersByTimeAsync(0));
    // A browser answers all requests for a module together.
    const waiting = requests.slice(answered);
    if (waiting.length === 0) throw new Error('The code has not been requested.');
    answered = requests.length;
    await act(async () => waiting.forEach(give));
    await act(() => jest.advanceTimersByTimeAsync(0));
  };
  return {
    library,
    requestCount: () => requests.length,
    arrive: () => answer(({ resolve }) => resolve(jest.requireActual(code))),
    fail: () => answer(({ reject }) => reject(new Error('The chunk is missing.'))),
  };
}

/** Removes the listeners that copies of the library add to the window from now on, when the returned function is called. */
export function trackWindowListeners(): () => void {
  const added = jest.spyOn(window, 'addEventListener');
  return () => {
    for (const [type, listener, options] of added.mock.calls) {
      window.removeEventListener(type, listener, options);
    }
    added.mockRestore();
  };
}
