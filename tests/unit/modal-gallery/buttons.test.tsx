import { act, fireEvent, screen } from '@testing-library/react';
import {
  ButtonsStrategy,
  ButtonType,
  KS_DEFAULT_BTN_CLOSE,
  modalGalleryService,
  type ButtonConfig,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { at, F1, F5 } from '../gallery-images';
import { closeAll, openGallery, pass, user } from './harness';

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
const caption = () => document.querySelector('figcaption')?.textContent;

describe('case 73: strategies', () => {
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
  ])('%s', async (_, libConfig, labels) => {
    await openGallery({ libConfig });
    expect(upper().map((element) => element.getAttribute('aria-label'))).toEqual(labels);
  });

  it('leave a way out for the keyboard where no button closes', async () => {
    const { heard } = await openGallery({ libConfig: { buttonsConfig: { visible: false } } });
    await user().click(button(LABELS.close));
    expect(heard.at(-1)).toBe('close(CLICK, true)');
  });
});

describe('case 74: custom buttons', () => {
  it('have the classes of an icon font and its size, tell both hooks and do nothing else', async () => {
    const own: ButtonConfig = {
      type: ButtonType.CUSTOM,
      className: 'fas fa-plus',
      fontSize: '20px',
      ariaLabel: 'Add',
      title: 'Add one',
    };
    const { ref, heard } = await openGallery({ libConfig: custom(own) });
    const events: unknown[] = [];
    ref.buttonBeforeHook$.subscribe((event) => events.push(event));
    ref.buttonAfterHook$.subscribe((event) => events.push(event));
    const icon = button('Add').firstElementChild;
    expect(icon).toHaveClass('fas', 'fa-plus');
    expect(icon).toHaveStyle({ fontSize: '20px' });
    await user().click(button('Add'));
    expect(heard).toEqual(['before(5, 0, CLICK)', 'after(5, 0, CLICK)']);
    expect(events[0]).toBe(events[1]);
    expect(events[0]).toMatchObject({ button: own, image: at(F5, 0) });
    expect(ref.isOpen).toBe(true);
  });

  it('take a node in place of classes, and a name of their type without labels', async () => {
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

  it('tell the keyboard apart from the pointer', async () => {
    const { heard } = await openGallery({
      libConfig: custom({ type: ButtonType.CUSTOM, ariaLabel: 'Own' }),
    });
    act(() => button('Own').focus());
    await user().keyboard(' ');
    expect(heard).toEqual(['before(5, 0, KEYBOARD)', 'after(5, 0, KEYBOARD)']);
  });
});

describe('case 76: the external address', () => {
  const external = custom({ type: ButtonType.EXTURL, ariaLabel: 'Visit' });
  const newTab = custom({ type: ButtonType.EXTURL, ariaLabel: 'Visit', extUrlInNewTab: true });
  /** Addresses of the links that were followed. */
  const followed = () => {
    const seen: HTMLAnchorElement[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      seen.push(this);
    });
    return seen;
  };

  it('opens in the same tab, without referrer', async () => {
    const links = followed();
    const { heard } = await openGallery({ libConfig: external });
    await user().click(button('Visit'));
    expect(links.map(({ href, rel }) => [href, rel])).toEqual([
      ['https://example.org/zero', 'noreferrer'],
    ]);
    expect(heard).toEqual(['before(2, 0, CLICK)', 'after(2, 0, CLICK)']);
  });

  it('opens in a new tab without opener', async () => {
    const links = followed();
    const tab = { opener: window, document: document.implementation.createHTMLDocument() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { heard } = await openGallery({ libConfig: newTab });
    await user().click(button('Visit'));
    expect(tab.opener).toBeNull();
    expect(links.map(({ href, rel }) => [href, rel])).toEqual([
      ['https://example.org/zero', 'noreferrer'],
    ]);
    expect(heard).toEqual(['before(2, 0, CLICK)', 'after(2, 0, CLICK)']);
  });

  it('tells nothing afterwards where the tab was blocked', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { heard } = await openGallery({ libConfig: newTab });
    await user().click(button('Visit'));
    expect(heard).toEqual(['before(2, 0, CLICK)']);
  });

  it.each(['javascript:alert(1)', undefined, 'data:text/html,x'])('refuses %s', async (extUrl) => {
    const links = followed();
    const open = jest.spyOn(window, 'open');
    const { heard } = await openGallery({
      images: [{ id: 0, modal: { img: '/a.jpg', extUrl } }],
      libConfig: external,
    });
    expect(button('Visit')).toBeDisabled();
    await user().click(button('Visit'));
    expect(links).toEqual([]);
    expect(open).not.toHaveBeenCalled();
    expect(heard).toEqual([]);
  });
});

describe('download', () => {
  const simple = (downloadable: boolean, more: ModalLibConfig = {}): ModalLibConfig => ({
    ...withButtons(ButtonsStrategy.SIMPLE),
    currentImageConfig: { downloadable },
    ...more,
  });
  const saved = () => {
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

  it('case 77: happens only where it is allowed, the hooks come anyway', async () => {
    const files = saved();
    const { heard } = await openGallery({ libConfig: simple(false) });
    await user().click(button(LABELS.download));
    await pass(0);
    expect(heard).toEqual(['before(3, 0, CLICK)', 'after(3, 0, CLICK)']);
    expect(files).toEqual([]);
    // True means that nobody has taken the key from the browser.
    expect(press('s', 83, { ctrlKey: true })).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'case 78: by the key s with %j',
    async (modifier) => {
      const files = saved();
      await openGallery({ libConfig: simple(true) });
      expect(press('s', 83, modifier)).toBe(false);
      await pass(0);
      expect(files).toEqual([`i0.jpg ${location.origin}/i0.jpg`]);
    },
  );

  it('case 78: by other keys when configured, and by those only', async () => {
    const files = saved();
    await openGallery({
      libConfig: simple(true, { keyboardServiceConfig: { shortcuts: 'alt+d' } }),
    });
    expect(press('s', 83, { ctrlKey: true })).toBe(true);
    expect(press('d', 68, { altKey: true })).toBe(false);
    await pass(0);
    expect(files).toHaveLength(1);
  });

  it('case 78: by no key with disableSsrWorkaround', async () => {
    await openGallery({
      libConfig: simple(true, { keyboardServiceConfig: { disableSsrWorkaround: true } }),
    });
    expect(press('s', 83, { ctrlKey: true })).toBe(true);
  });

  it('case 27: by key, still alive after a click outside that does not close', async () => {
    const files = saved();
    const { dialog } = await openGallery({
      libConfig: simple(true, { enableCloseOutside: false }),
    });
    await user().click(dialog);
    press('s', 83, { ctrlKey: true });
    await pass(0);
    expect(files).toHaveLength(1);
  });

  it('of image data makes a file of its own type, and lets go of it', async () => {
    const files = saved();
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
    await pass(10);
    expect(files).toEqual(['Image-3.png blob:1']);
    expect(blobs.map(({ type, size }) => [type, size])).toEqual([['image/png', 3]]);
    expect(revoked).toHaveBeenCalledWith('blob:1');
  });

  it('of broken image data warns and does nothing', async () => {
    const files = saved();
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await openGallery({
      images: [{ id: 3, modal: { img: 'data:image/png;base64,*' } }],
      libConfig: simple(true),
    });
    await user().click(button(LABELS.download));
    await pass(10);
    expect(warn).toHaveBeenCalled();
    expect([files, open.mock.calls]).toEqual([[], []]);
  });

  it('of another origin opens a new tab where fetching is refused', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('refused'));
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await openGallery({
      images: [{ id: 3, modal: { img: 'https://e.org/a.jpg' } }],
      libConfig: simple(true),
    });
    await user().click(button(LABELS.download));
    await pass(10);
    expect(open).toHaveBeenCalledWith('https://e.org/a.jpg', '_blank', 'noopener,noreferrer');
  });
});

describe('the after hook of a download', () => {
  const simple: ModalLibConfig = {
    ...withButtons(ButtonsStrategy.SIMPLE),
    currentImageConfig: { downloadable: true },
  };
  const images = [{ id: 3, modal: { img: 'https://e.org/a.jpg' } }];

  it('comes once the image has been saved', async () => {
    let answer: (response: Partial<Response>) => void = () => {};
    globalThis.fetch = jest.fn(
      () => new Promise<Response>((resolve) => (answer = resolve as typeof answer)),
    );
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} });
    const { ref, heard } = await openGallery({ images, libConfig: simple });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => heard.push('saved'));
    await user().click(button(LABELS.download));
    await pass(10);
    expect(heard).toEqual(['before(3, 3, CLICK)']);
    answer({ ok: true, blob: async () => new Blob() });
    await pass(10);
    expect(heard).toEqual(['before(3, 3, CLICK)', 'saved', 'after(3, 3, CLICK)']);
    act(() => ref.closeModal());
  });

  it('does not come after close$', async () => {
    let refuse = () => {};
    globalThis.fetch = jest.fn(
      () => new Promise<Response>((_, reject) => (refuse = () => reject(new TypeError('late')))),
    );
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { ref, heard } = await openGallery({ images, libConfig: simple });
    await user().click(button(LABELS.download));
    await pass(10);
    act(() => ref.closeModal());
    refuse();
    await pass(10);
    expect(heard).toEqual(['before(3, 3, CLICK)', 'close(NORMAL, true)']);
  });
});

describe('delete', () => {
  const remaining = F5.filter(({ id }) => id !== 1);

  it('case 80: goes on, and the application removes the image afterwards', async () => {
    const { ref, heard } = await openGallery({ start: 1, libConfig: full });
    await user().click(button(LABELS.remove));
    expect(heard).toEqual(['before(1, 1, CLICK)', 'show(NORMAL, 3)', 'after(1, 1, CLICK)']);
    act(() => modalGalleryService.updateModalImages(remaining));
    expect(screen.getByRole('group', { name: 'Image navigation dots' }).childElementCount).toBe(4);
    expect(caption()).toBe('Image 2/4 - Third');
    expect(ref.isOpen).toBe(true);
  });

  it('goes back from the last image', async () => {
    const { heard } = await openGallery({ start: 4, libConfig: full });
    await user().click(button(LABELS.remove));
    expect(heard).toEqual(['before(1, 4, CLICK)', 'show(NORMAL, 4)', 'after(1, 4, CLICK)']);
  });

  it('closes with the only image', async () => {
    const { heard } = await openGallery({ images: F1, libConfig: full });
    await user().click(button(LABELS.remove));
    expect(heard).toEqual(['before(1, 0, CLICK)', 'close(NORMAL, true)', 'after(1, 0, CLICK)']);
  });

  it('does not go on where the application has removed the image before', async () => {
    const { ref, heard } = await openGallery({ start: 1, libConfig: full });
    ref.buttonBeforeHook$.subscribe(() => ref.updateImages(remaining));
    await user().click(button(LABELS.remove));
    expect(heard).toEqual([
      'before(1, 1, CLICK)',
      'hasData(LOAD, true)',
      'show(LOAD, 2)',
      'after(1, 1, CLICK)',
    ]);
    expect(caption()).toBe('Image 2/4 - Third');
  });
});

describe('case 82: full screen', () => {
  it('is entered and left, with both hooks each time, and left when the gallery closes', async () => {
    let element: Element | null = null;
    Object.defineProperty(document, 'fullscreenElement', {
      configurable: true,
      get: () => element,
    });
    Object.assign(document.documentElement, {
      requestFullscreen: async () => void (element = document.documentElement),
    });
    Object.assign(document, { exitFullscreen: async () => void (element = null) });
    const { ref, heard, dialog } = await openGallery({ libConfig: full });
    await user().click(button(LABELS.fullScreen));
    await pass(10);
    expect(element).toBe(document.documentElement);
    expect(dialog).toHaveAttribute('open');
    expect(ref.isOpen).toBe(true);
    await user().click(button(LABELS.fullScreen));
    await pass(10);
    expect(element).toBeNull();
    await user().click(button(LABELS.fullScreen));
    await pass(10);
    const hooks = ['before(6, 0, CLICK)', 'after(6, 0, CLICK)'];
    expect(heard).toEqual([...hooks, ...hooks, ...hooks]);
    act(() => ref.closeModal());
    expect(element).toBeNull();
  });

  it('is requested during the click, and its after hook comes once it is there', async () => {
    let enter = () => {};
    const request = jest.fn(() => new Promise<void>((resolve) => (enter = resolve)));
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
    Object.assign(document.documentElement, { requestFullscreen: request });
    const { heard } = await openGallery({ libConfig: full });
    fireEvent.click(button(LABELS.fullScreen), { detail: 1 });
    expect(request).toHaveBeenCalledTimes(1);
    await pass(10);
    expect(heard).toEqual(['before(6, 0, CLICK)']);
    enter();
    await pass(10);
    expect(heard).toEqual(['before(6, 0, CLICK)', 'after(6, 0, CLICK)']);
  });

  it('refused only warns', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    Object.assign(document.documentElement, {
      requestFullscreen: () => Promise.reject(new TypeError('refused')),
    });
    const { ref, heard } = await openGallery({ libConfig: full });
    await user().click(button(LABELS.fullScreen));
    await pass(10);
    expect(heard).toEqual(['before(6, 0, CLICK)', 'after(6, 0, CLICK)']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(ref.isOpen).toBe(true);
  });
});
