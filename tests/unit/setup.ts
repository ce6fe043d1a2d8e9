import type * as Configurations from '@/components/site/sizes/library-configurations';

// The matchers of elements take a tenth of a second to load, which tests of pure functions need not wait for.
if (expect.getState().testPath?.endsWith('.tsx')) jest.requireActual('@testing-library/jest-dom');

// The build measures them; a unit test needs no build.
jest.mock('../../components/site/sizes/library-sizes', () => ({
  ...jest.requireActual<object>('../../components/site/sizes/library-sizes'),
  readSizeRecords: () =>
    [
      'modal gallery',
      'carousel',
      'plain gallery',
      'all three',
      'plain gallery with layouts',
      'modal gallery with adapters',
      'carousel with adapter',
      ...jest
        .requireActual<typeof Configurations>('../../components/site/sizes/library-configurations')
        .libraryConfigurations.map(({ name }) => `modal gallery, ${name}`),
    ].flatMap((entry) => [
      { entry, part: 'first', script: 4_000, style: 1_000, total: 5_000 },
      { entry, part: 'whole', script: 7_000, style: 1_000, total: 8_000 },
    ]),
}));

// jsdom has no full screen, which browsers allow a page.
if (typeof document !== 'undefined') Object.assign(document, { fullscreenEnabled: true });

// jsdom has no showModal() and close(): state and events as the HTML standard defines them.
if (typeof HTMLDialogElement !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
      this.setAttribute('open', '');
      // Browsers can focus an open dialog; jsdom and user-event know only tabindex.
      this.tabIndex = -1;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.removeAttribute('open');
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}

// Errors of listeners are passed to reportError, which jsdom lacks; a test that expects one replaces it with a spy.
globalThis.reportError ??= (error: unknown) => {
  throw error;
};

// Jest cannot load the highlighter, and its colours are tested in tests/scripts/highlight.test.mjs.
jest.mock('../../components/docs/code/highlight', () => ({
  highlight: (text: string) => [{ text }],
}));
