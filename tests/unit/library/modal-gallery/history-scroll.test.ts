import { keepScroll } from '@/gallery-lib/src/modal-gallery/history/history-scroll';

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn();
  history.scrollRestoration = 'auto';
  history.replaceState(null, '', '#album-1');
});

afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

it('restores the scroll restoration of the page, also after two calls in one task', () => {
  keepScroll();
  keepScroll();
  expect(history.scrollRestoration).toBe('manual');
  jest.runAllTimers();
  expect(history.scrollRestoration).toBe('auto');
});
