import { act, fireEvent, screen } from '@testing-library/react';
import {
  ButtonsStrategy,
  ButtonType,
  KS_DEFAULT_BTN_CLOSE,
  modalGalleryService,
  type ButtonConfig,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { at, oneImage, fiveImages } from '../gallery-images';
import { caption, closeAll, openGallery, advanceTime, user } from './harness';

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await closeAll(1);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const LABELS = {
  fullScreen: 'Switch to full-screen',
  remove: 'Delete the current image',
  external: 'Navigate the current image',
  download: 'Download the current image',
  close: 'Close this modal image gallery',
};
const button = (name: string) => screen.getByRole('button', { name });
const upper = () => [...document.querySelectorAll('.ks-upper-button:not(.ks-visually-hidden)')];
const withButtons = (strategy: ButtonsStrategy, ...buttons: ButtonConfig[]): ModalLibConfig => ({
  buttonsConfig: { strategy, buttons },
});
const full = withButtons(ButtonsStrategy.FULL);
const custom = (...buttons: ButtonConfig[]) => withButtons(ButtonsStrategy.CUSTOM, ...buttons);

describe('button strategies', () => {
  const { fullScreen, remove, external, download, close } = LABELS;
  it.each([
    ['DEFAULT', {}, [close]],
    ['SIMPLE', withButtons(ButtonsStrategy.SIMPLE), [download, close]],
    ['ADVANCED', withButtons(ButtonsStrategy.ADVANCED), [external, download, close]],
    ['FULL', full, [fullScreen, remove, external, download, close]],
    ['unknown', withButtons(99 as ButtonsStrategy), [close]],
    ['CUSTOM without a list', { buttonsConfig: { strategy: ButtonsStrategy.CUSTOM } }, []],
    ['CUSTOM twice the same', custom(KS_DEFAULT_BTN_CLOSE, KS_DEFAULT_BTN_CLOSE), [close, close]],
    [
      'a list with another strategy',
      withButtons(ButtonsStrategy.SIMPLE, { type: 5 }),
      [download, close],
    ],
    ['not visible', { buttonsConfig: { visible: false } }, []],
  ])('renders the buttons of the strategy: %s', async (_, libConfig, labels) => {
    await openGallery({ libConfig });
    expect(upper().map((element) => element.getAttribute('aria-label'))).toEqual(labels);
  });

  it('renders a close button for the keyboard when no button closes', async () => {
    const { events } = await openGallery({ libConfig: { buttonsConfig: { visible: false } } });
    await user().click(button(LABELS.close));
    expect(events.at(-1)).toBe('close(CLICK, true)');
  });
});

describe('custom buttons', () => {
  it('have the classes and size of an icon font, emit both hooks and do nothing else', async () => {
    const own: ButtonConfig = {
      type: ButtonType.CUSTOM,
      className: 'fas fa-plus',
      fontSize: '20px',
      ariaLabel: 'Add',
      title: 'Add one',
    };
    const { ref, events } = await openGallery({ libConfig: custom(own) });
    const hookEvents: unknown[] = [];
    ref.buttonBeforeHook$.subscribe((event) => hookEvents.push(event));
    ref.buttonAfterHook$.subscribe((event) => hookEvents.push(event));
    const icon = button('Add').firstElementChild;
    expect(icon).toHaveClass('fas', 'fa-plus');
    expect(icon).toHaveStyle({ fontSize: '20px' });
    await user().click(button('Add'));
    expect(events).toEqual(['before(5, 0, CLICK)', 'after(5, 0, CLICK)']);
    expect(hookEvents[0]).toBe(hookEvents[1]);
    expect(hookEvents[0]).toMatchObject({ button: own, image: at(fiveImages, 0) });
    expect(ref.isOpen).toBe(true);
  });

  it('accept a node as icon, and are named by their type without a label', async () => {
    await openGallery({
      libConfig: custom(
        { type: ButtonType.CUSTOM, icon: <svg data-testid="own" /> },
        { type: ButtonType.DELETE },
      ),
    });
    expect(screen.getByTestId('own')).toBeInTheDocument();
    expect(button('Custom button')).toBeInTheDocument();
    expect(button(LABELS.remove)).toBeInTheDocument();
  });

  it('emit KEYBOARD when pressed with the keyboard', async () => {
    const { events } = await openGallery({
      libConfig: custom({ type: ButtonType.CUSTOM, ariaLabel: 'Own' }),
    });
    act(() => button('Own').focus());
    await user().keyboard(' ');
    expect(events).toEqual(['before(5, 0, KEYBOARD)', 'after(5, 0, KEYBOARD)']);
  });
});

describe('the external URL button', () => {
  const external = custom({ type: ButtonType.EXTURL, ariaLabel: 'Visit' });
  const newTab = custom({ type: ButtonType.EXTURL, ariaLabel: 'Visit', extUrlInNewTab: true });
  /** Records the links that are followed. */
  const recordLinks = () => {
    const seen: HTMLAnchorElement[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      seen.push(this);
    });
    return seen;
  };

  it('opens the URL in the same tab, without a referrer', async () => {
    const links = recordLinks();
    const { events } = await openGallery({ libConfig: external });
    await user().click(button('Visit'));
    expect(links.map(({ href, rel }) => [href, rel])).toEqual([
      ['https://example.org/zero', 'noreferrer'],
    ]);
    expect(events).toEqual(['before(2, 0, CLICK)', 'after(2, 0, CLICK)']);
  });

  it('opens the URL in a new tab, without an opener', async () => {
    const links = recordLinks();
    const tab = { opener: window, document: document.implementation.createHTMLDocument() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { events } = await openGallery({ libConfig: newTab });
    await user().click(button('Visit'));
    expect(tab.opener).toBeNull();
    expect(links.map(({ href, rel }) => [href, rel])).toEqual([
      ['https://example.org/zero', 'noreferrer'],
    ]);
    expect(events).toEqual(['before(2, 0, CLICK)', 'after(2, 0, CLICK)']);
  });

  it('emits no buttonAfterHook when the tab was blocked', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { events } = await openGallery({ libConfig: newTab });
    await user().click(button('Visit'));
    expect(events).toEqual(['before(2, 0, CLICK)']);
  });

  it.each(['javascript:alert(1)', undefined, 'data:text/html,x'])(
    'refuses the URL %s',
    async (extUrl) => {
      const links = recordLinks();
      const open = jest.spyOn(window, 'open');
      const { events } = await openGallery({
        images: [{ id: 0, modal: { img: '/a.jpg', extUrl } }],
        libConfig: external,
      });
      expect(button('Visit')).toBeDisabled();
      await user().click(button('Visit'));
      expect(links).toEqual([]);
      expect(open).not.toHaveBeenCalled();
      expect(events).toEqual([]);
    },
  );
});

describe('downloading the active image', () => {
  const simple = (downloadable: boolean, more: ModalLibConfig = {}): ModalLibConfig => ({
    ...withButtons(ButtonsStrategy.SIMPLE),
    currentImageConfig: { downloadable },
    ...more,
  });
  const recordDownloads = () => {
    const files: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(`${this.download} ${this.href}`);
    });
    return files;
  };
  const press = (key: string, keyCode: number, modifiers: KeyboardEventInit) =>
    fireEvent.keyDown(screen.getByRole('dialog'), { key, keyCode, which: keyCode, ...modifiers });

  it('downloads nothing when not downloadable, but emits both hooks', async () => {
    const files = recordDownloads();
    const { events } = await openGallery({ libConfig: simple(false) });
    await user().click(button(LABELS.download));
    await advanceTime(0);
    expect(events).toEqual(['before(3, 0, CLICK)', 'after(3, 0, CLICK)']);
    expect(files).toEqual([]);
    // True means that no listener prevented the browser's default action.
    expect(press('s', 83, { ctrlKey: true })).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'downloads on the S key with %j',
    async (modifier) => {
      const files = recordDownloads();
      await openGallery({ libConfig: simple(true) });
      expect(press('s', 83, modifier)).toBe(false);
      await advanceTime(0);
      expect(files).toEqual([`i0.jpg ${location.origin}/i0.jpg`]);
    },
  );

  it('downloads on the configured shortcuts only', async () => {
    const files = recordDownloads();
    await openGallery({
      libConfig: simple(true, { keyboardServiceConfig: { shortcuts: 'alt+d' } }),
    });
    expect(press('s', 83, { ctrlKey: true })).toBe(true);
    expect(press('d', 68, { altKey: true })).toBe(false);
    await advanceTime(0);
    expect(files).toHaveLength(1);
  });

  it('downloads on no shortcut with disableSsrWorkaround', async () => {
    await openGallery({
      libConfig: simple(true, { keyboardServiceConfig: { disableSsrWorkaround: true } }),
    });
    expect(press('s', 83, { ctrlKey: true })).toBe(true);
  });

  it('the shortcut still works after a click outside that does not close', async () => {
    const files = recordDownloads();
    const { dialog } = await openGallery({
      libConfig: simple(true, { enableCloseOutside: false }),
    });
    await user().click(dialog);
    press('s', 83, { ctrlKey: true });
    await advanceTime(0);
    expect(files).toHaveLength(1);
  });

  it('downloads a data URL as a file of its media type and revokes the object URL', async () => {
    const files = recordDownloads();
    const blobs: Blob[] = [];
    const revoked = jest.fn();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: revoked,
    });
    await openGallery({
      images: [{ id: 3, modal: { img: 'data:image/png;base64,AAAA' } }],
      libConfig: simple(true),
    });
    await user().click(button(LABELS.download));
    await advanceTime(10);
    expect(files).toEqual(['Image-3.png blob:1']);
    expect(blobs.map(({ type, size }) => [type, size])).toEqual([['image/png', 3]]);
    // The browser may still ask the user where to save it.
    await advanceTime(30_000);
    expect(revoked).not.toHaveBeenCalled();
    await advanceTime(30_000);
    expect(revoked).toHaveBeenCalledWith('blob:1');
  });

  it('warns and does nothing for a broken data URL', async () => {
    const files = recordDownloads();
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await openGallery({
      images: [{ id: 3, modal: { img: 'data:image/png;base64,*' } }],
      libConfig: simple(true),
    });
    await user().click(button(LABELS.download));
    await advanceTime(10);
    expect(warn).toHaveBeenCalled();
    expect([files, open.mock.calls]).toEqual([[], []]);
  });

  it('opens an image of another origin in a new tab when fetching it is refused', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('refused'));
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await openGallery({
      images: [{ id: 3, modal: { img: 'https://e.org/a.jpg' } }],
      libConfig: simple(true),
    });
    await user().click(button(LABELS.download));
    await advanceTime(10);
    expect(open).toHaveBeenCalledWith('https://e.org/a.jpg', '_blank', 'noopener,noreferrer');
  });
});

describe('buttonAfterHook of a download', () => {
  const simple: ModalLibConfig = {
    ...withButtons(ButtonsStrategy.SIMPLE),
    currentImageConfig: { downloadable: true },
  };
  const images = [{ id: 3, modal: { img: 'https://e.org/a.jpg' } }];

  it('is emitted once the image has been saved', async () => {
    let answer: (response: Partial<Response>) => void = () => {};
    globalThis.fetch = jest.fn(
      () => new Promise<Response>((resolve) => (answer = resolve as typeof answer)),
    );
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} });
    const { ref, events } = await openGallery({ images, libConfig: simple });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => events.push('saved'));
    await user().click(button(LABELS.download));
    await advanceTime(10);
    expect(events).toEqual(['before(3, 3, CLICK)']);
    answer({ ok: true, blob: async () => new Blob() });
    await advanceTime(10);
    expect(events).toEqual(['before(3, 3, CLICK)', 'saved', 'after(3, 3, CLICK)']);
    act(() => ref.closeModal());
  });

  it('is not emitted after close$', async () => {
    let refuse = () => {};
    globalThis.fetch = jest.fn(
      () => new Promise<Response>((_, reject) => (refuse = () => reject(new TypeError('late')))),
    );
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { ref, events } = await openGallery({ images, libConfig: simple });
    await user().click(button(LABELS.download));
    await advanceTime(10);
    act(() => ref.closeModal());
    refuse();
    await advanceTime(10);
    expect(events).toEqual(['before(3, 3, CLICK)', 'close(NORMAL, true)']);
  });
});

describe('the delete button', () => {
  const remaining = fiveImages.filter(({ id }) => id !== 1);

  it('shows the next image, and the application removes the deleted one', async () => {
    const { ref, events } = await openGallery({ start: 1, libConfig: full });
    await user().click(button(LABELS.remove));
    expect(events).toEqual(['before(1, 1, CLICK)', 'show(NORMAL, 3)', 'after(1, 1, CLICK)']);
    act(() => modalGalleryService.updateModalImages(remaining));
    expect(screen.getByRole('group', { name: 'Image navigation dots' }).childElementCount).toBe(4);
    expect(caption()).toBe('Image 2/4 - Third');
    expect(ref.isOpen).toBe(true);
  });

  it('shows the previous image when the last one is deleted', async () => {
    const { events } = await openGallery({ start: 4, libConfig: full });
    await user().click(button(LABELS.remove));
    expect(events).toEqual(['before(1, 4, CLICK)', 'show(NORMAL, 4)', 'after(1, 4, CLICK)']);
  });

  it('closes the gallery when the only image is deleted', async () => {
    const { events } = await openGallery({ images: oneImage, libConfig: full });
    await user().click(button(LABELS.remove));
    expect(events).toEqual(['before(1, 0, CLICK)', 'close(NORMAL, true)', 'after(1, 0, CLICK)']);
  });

  it('stays in place when the application has removed the image already', async () => {
    const { ref, events } = await openGallery({ start: 1, libConfig: full });
    ref.buttonBeforeHook$.subscribe(() => ref.updateImages(remaining));
    await user().click(button(LABELS.remove));
    expect(events).toEqual([
      'before(1, 1, CLICK)',
      'hasData(LOAD, true)',
      'show(LOAD, 2)',
      'after(1, 1, CLICK)',
    ]);
    expect(caption()).toBe('Image 2/4 - Third');
  });
});

describe('the full screen button', () => {
  let element: Element | null;

  function setElement(next: Element | null): void {
    element = next;
    document.dispatchEvent(new Event('fullscreenchange'));
  }

  beforeEach(() => {
    element = null;
    Object.defineProperty(document, 'fullscreenElement', {
      configurable: true,
      get: () => element,
    });
    Object.assign(document.documentElement, {
      requestFullscreen: async () => setElement(document.documentElement),
    });
    Object.assign(document, { exitFullscreen: async () => setElement(null) });
  });

  it('enters and leaves full screen with both hooks each time, and closing leaves it too', async () => {
    const { ref, events, dialog } = await openGallery({ libConfig: full });
    await user().click(button(LABELS.fullScreen));
    await advanceTime(10);
    expect(element).toBe(document.documentElement);
    expect(dialog).toHaveAttribute('open');
    expect(ref.isOpen).toBe(true);
    await user().click(button(LABELS.fullScreen));
    await advanceTime(10);
    expect(element).toBeNull();
    await user().click(button(LABELS.fullScreen));
    await advanceTime(10);
    const hooks = ['before(6, 0, CLICK)', 'after(6, 0, CLICK)'];
    expect(events).toEqual([...hooks, ...hooks, ...hooks]);
    act(() => ref.closeModal());
    expect(element).toBeNull();
  });

  it('does not end the full screen that the application has started since', async () => {
    const { ref } = await openGallery({ libConfig: full });
    await user().click(button(LABELS.fullScreen));
    await advanceTime(10);
    await user().click(button(LABELS.fullScreen));
    await advanceTime(10);
    setElement(document.body);
    act(() => ref.closeModal());
    expect(element).toBe(document.body);
  });

  it('is requested during the click, and buttonAfterHook is emitted once it is active', async () => {
    let enter = () => {};
    const request = jest.fn(() => new Promise<void>((resolve) => (enter = resolve)));
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
    Object.assign(document.documentElement, { requestFullscreen: request });
    const { events } = await openGallery({ libConfig: full });
    fireEvent.click(button(LABELS.fullScreen), { detail: 1 });
    expect(request).toHaveBeenCalledTimes(1);
    await advanceTime(10);
    expect(events).toEqual(['before(6, 0, CLICK)']);
    enter();
    await advanceTime(10);
    expect(events).toEqual(['before(6, 0, CLICK)', 'after(6, 0, CLICK)']);
  });

  it('only warns when full screen is refused', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    Object.assign(document.documentElement, {
      requestFullscreen: () => Promise.reject(new TypeError('refused')),
    });
    const { ref, events } = await openGallery({ libConfig: full });
    await user().click(button(LABELS.fullScreen));
    await advanceTime(10);
    expect(events).toEqual(['before(6, 0, CLICK)', 'after(6, 0, CLICK)']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(ref.isOpen).toBe(true);
  });
});
