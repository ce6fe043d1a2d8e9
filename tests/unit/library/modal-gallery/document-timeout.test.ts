/** @jest-environment node */
import { setDocumentTimeout } from '@/gallery-lib/src/modal-gallery/browser/history-entry';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

test.each([
  ['calls its function', {}, 1],
  ['does nothing where a test runner has removed the document', undefined, 0],
])('a timer of the history %s', (_, document, calls) => {
  jest.useFakeTimers();
  if (document) Object.assign(globalThis, { document });
  const callback = jest.fn();
  setDocumentTimeout(callback, 80);
  jest.advanceTimersByTime(80);
  expect(callback).toHaveBeenCalledTimes(calls);
});
