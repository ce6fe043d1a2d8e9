import { act, fireEvent, screen } from '@testing-library/react';
import {
  ButtonsStrategy,
  ButtonType,
  KS_DEFAULT_BTN_CLOSE,
  type ButtonConfig,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { at, fiveImages, imagesWithIds, oneImage } from '../../gallery-images';
import {
  advanceTime,
  button,
  caption,
  eventsOf,
  isolateGalleries,
  openGallery,
  takeSteps,
  user,
  type Opening,
} from './harness';

isolateGalleries(1);

const LABELS = {
  fullScreen: 'Switch to full-screen',
  remove: 'Delete the current image',
  external: 'Navigate the current image',
  download: 'Download the current image',
  close: 'Close this modal image gallery',
};
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
    ['CUSTOM without a list', { buttonsConfig: { strategy: ButtonsStrategy.CUSTOM } }, []],
    ['CUSTOM twice the same', custom(KS_DEFAULT_BTN_CLOSE, KS_DEFAULT_BTN_CLOSE), [close, close]],
    [
      'a list with another strategy',
      withButtons(ButtonsStrategy.SIMPLE, { type: 'custom' }),
      [download, close],
    ],
    ['not visible', { buttonsConfig: { visible: false } }, []],
  ])('renders the buttons of the strategy: %s', async (_, libConfig, labels) => {
    await openGallery({ libConfig });
    expect(upper().map((element) => element.getAttribute('aria-label'))).toEqual(labels);
  });

  it('renders a close button for the keyboard when no button closes', async () => {
    const libConfig = { buttonsConfig: { visible: false } };
    expect(await eventsOf(`click ${LABELS.close}`, { libConfig })).toContain('close(CLICK, true)');
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
    expect(events).toEqual(['before(custom, 0, CLICK)', 'after(custom, 0, CLICK)']);
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
    const libConfig = custom({ type: ButtonType.CUSTOM, ariaLabel: 'Own' });
    expect(await eventsOf('focus Own, press [Space]', { libConfig })).toBe(
      'before(custom, 0, KEYBOARD) after(custom, 0, KEYBOARD)',
    );
  });
});

/** Records the links that are followed. */
function recordLinks(): HTMLAnchorElement[] {
  const links: HTMLAnchorElement[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this);
  });
  return links;
}

describe('the external URL button', () => {
  const external = (more: Partial<ButtonConfig> = {}) =>
    custom({ type: ButtonType.EXTURL, ariaLabel: 'Visit', ...more });

  it.each([
    ['the same tab, without a referrer', false, true],
    ['a new tab, without an opener', true, true],
    ['no tab that was blocked, and emits no buttonAfterHook', true, false],
  ])('opens the URL in %s', async (_, extUrlInNewTab, isAllowed) => {
    const links = recordLinks();
    const tab = { opener: window, document: document.implementation.createHTMLDocument() };
    const open = jest.spyOn(window, 'open');
    open.mockReturnValue(isAllowed ? (tab as unknown as Window) : null);
    const libConfig = external({ extUrlInNewTab });
    expect(await eventsOf('click Visit', { libConfig })).toBe(
      isAllowed ? 'before(extUrl, 0, CLICK) after(extUrl, 0, CLICK)' : 'before(extUrl, 0, CLICK)',
    );
    const followed = [['https://example.org/zero', 'noreferrer']];
    expect(links.map(({ href, rel }) => [href, rel])).toEqual(isAllowed ? followed : []);
    expect(open).toHaveBeenCalledTimes(extUrlInNewTab ? 1 : 0);
    expect(tab.opener).toBe(extUrlInNewTab && isAllowed ? null : window);
  });

  it.each(['javascript:alert(1)', undefined, 'data:text/html,x'])(
    'refuses the URL %s',
    async (extUrl) => {
      const links = recordLinks();
      const open = jest.spyOn(window, 'open');
      const images = [{ id: 0, modal: { img: '/a.jpg', extUrl } }];
      expect(await eventsOf('click Visit', { images, libConfig: external() })).toBe('');
      expect(button('Visit')).toBeDisabled();
      expect(links).toEqual([]);
      expect(open).not.toHaveBeenCalled();
    },
  );
});

const simple = (downloadable: boolean, more: ModalLibConfig = {}): ModalLibConfig => ({
  ...withButtons(ButtonsStrategy.SIMPLE),
  currentImageConfig: { downloadable },
  ...more,
});

describe('downloading the active image', () => {
  const files = (links: HTMLAnchorElement[]) =>
    links.map(({ download, href }) => `${download} ${href}`);
  const press = (key: string, keyCode: number, modifiers: KeyboardEventInit) =>
    fireEvent.keyDown(screen.getByRole('dialog'), { key, keyCode, which: keyCode, ...modifiers });

  it('downloads nothing when not downloadable, but emits both hooks', async () => {
    const links = recordLinks();
    const opening = { libConfig: simple(false) };
    expect(await eventsOf(`click ${LABELS.download}, wait 0`, opening)).toBe(
      'before(download, 0, CLICK) after(download, 0, CLICK)',
    );
    expect(links).toEqual([]);
  });

  const ctrlS = ['s', 83, { ctrlKey: true }] as const;
  const withShortcuts = (keyboardServiceConfig: object) => simple(true, { keyboardServiceConfig });
  it.each<[string, ModalLibConfig, Parameters<typeof press>, boolean]>([
    ['on Ctrl and S', simple(true), [...ctrlS], true],
    ['not on Ctrl and S when not downloadable', simple(false), [...ctrlS], false],
    [
      'on a configured shortcut',
      withShortcuts({ shortcuts: 'alt+d' }),
      ['d', 68, { altKey: true }],
      true,
    ],
    [
      'on no shortcut with disableSsrWorkaround',
      withShortcuts({ disableSsrWorkaround: true }),
      [...ctrlS],
      false,
    ],
  ])('downloads %s', async (_, libConfig, keys, isDownloaded) => {
    const links = recordLinks();
    await openGallery({ libConfig });
    // True means that no listener prevented the browser's default action.
    expect(press(...keys)).toBe(!isDownloaded);
    await advanceTime(0);
    expect(files(links)).toEqual(isDownloaded ? [`i0.jpg ${location.origin}/i0.jpg`] : []);
  });

  it.each([
    ['the button', () => fireEvent.click(button(LABELS.download))],
    ['a shortcut', () => press(...ctrlS)],
  ])('downloads the image at which %s was pressed, whatever is shown since', async (_, start) => {
    const links = recordLinks();
    const { ref } = await openGallery({ libConfig: simple(true) });
    start();
    act(() => ref.navigateTo(1));
    await advanceTime(10);
    expect(files(links)).toEqual([`i0.jpg ${location.origin}/i0.jpg`]);
  });

  it('downloads on a shortcut after a click outside that does not close', async () => {
    const links = recordLinks();
    await eventsOf('click dialog', { libConfig: simple(true, { enableCloseOutside: false }) });
    press(...ctrlS);
    await advanceTime(0);
    expect(links).toHaveLength(1);
  });

  const download = (img: string) =>
    eventsOf(`click ${LABELS.download}, wait 10`, {
      images: [{ id: 3, modal: { img } }],
      libConfig: simple(true),
    });

  it('downloads a data URL as a file of its media type and revokes the object URL', async () => {
    const links = recordLinks();
    const blobs: Blob[] = [];
    const revoked = jest.fn();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: revoked,
    });
    await download('data:image/png;base64,AAAA');
    expect(files(links)).toEqual(['Image-3.png blob:1']);
    expect(blobs.map(({ type, size }) => [type, size])).toEqual([['image/png', 3]]);
    // The browser may still ask the user where to save it.
    await advanceTime(30_000);
    expect(revoked).not.toHaveBeenCalled();
    await advanceTime(30_000);
    expect(revoked).toHaveBeenCalledWith('blob:1');
  });

  it('opens an image of another origin in a new tab when fetching it is refused', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('refused'));
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await download('https://e.org/a.jpg');
    expect(open).toHaveBeenCalledWith('https://e.org/a.jpg', '_blank', 'noopener,noreferrer');
  });
});

describe('buttonAfterHook of a download', () => {
  const images = [{ id: 3, modal: { img: 'https://e.org/a.jpg' } }];

  it('is emitted once the image has been saved', async () => {
    let answer: (response: Partial<Response>) => void = () => {};
    globalThis.fetch = jest.fn(
      () => new Promise<Response>((resolve) => (answer = resolve as typeof answer)),
    );
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} });
    const { ref, events } = await openGallery({ images, libConfig: simple(true) });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => events.push('saved'));
    await user().click(button(LABELS.download));
    await advanceTime(10);
    expect(events).toEqual(['before(download, 3, CLICK)']);
    answer({ ok: true, blob: async () => new Blob() });
    await advanceTime(10);
    expect(events).toEqual(['before(download, 3, CLICK)', 'saved', 'after(download, 3, CLICK)']);
    act(() => ref.closeModal());
  });

  it('is not emitted after close$', async () => {
    let refuse = () => {};
    globalThis.fetch = jest.fn(
      () => new Promise<Response>((_, reject) => (refuse = () => reject(new TypeError('late')))),
    );
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { ref, events } = await openGallery({ images, libConfig: simple(true) });
    await user().click(button(LABELS.download));
    await advanceTime(10);
    act(() => ref.closeModal());
    refuse();
    await advanceTime(10);
    expect(events).toEqual(['before(download, 3, CLICK)', 'close(NORMAL, true)']);
  });
});

describe('the delete button', () => {
  it.each<[string, Opening, string]>([
    ['shows the next image', { start: 1 }, 'show(NORMAL, 3)'],
    ['shows the previous image in place of the last one', { start: 4 }, 'show(NORMAL, 4)'],
    ['closes the gallery with its only image', { images: oneImage }, 'close(NORMAL, true)'],
  ])('%s', async (_, opening, expected) => {
    const id = opening.start ?? 0;
    expect(await eventsOf(`click ${LABELS.remove}`, { libConfig: full, ...opening })).toBe(
      `before(delete, ${id}, CLICK) ${expected} after(delete, ${id}, CLICK)`,
    );
  });

  it('shows the image that follows when the application removes the deleted one', async () => {
    const { ref } = await openGallery({ start: 1, libConfig: full });
    await takeSteps(`click ${LABELS.remove}, update 0234`, ref);
    expect(caption()).toBe('Image 2/4 - Third');
  });

  it('stays in place when the application has removed the image already', async () => {
    const { ref, events } = await openGallery({ start: 1, libConfig: full });
    ref.buttonBeforeHook$.subscribe(() => ref.updateImages(imagesWithIds('0234')));
    await user().click(button(LABELS.remove));
    expect(events).toEqual([
      'before(delete, 1, CLICK)',
      'hasData(LOAD, true)',
      'show(LOAD, 2)',
      'after(delete, 1, CLICK)',
    ]);
    expect(caption()).toBe('Image 2/4 - Third');
  });
});

describe('the full screen button', () => {
  let element: Element | null;

  const pressFullScreen = async () => {
    await user().click(button(LABELS.fullScreen));
    await advanceTime(10);
  };

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

  it('enters and leaves full screen with both hooks each time, and closing also leaves it', async () => {
    const { ref, events, dialog } = await openGallery({ libConfig: full });
    await pressFullScreen();
    expect(element).toBe(document.documentElement);
    expect(dialog).toHaveAttribute('open');
    expect(ref.isOpen).toBe(true);
    await pressFullScreen();
    expect(element).toBeNull();
    await pressFullScreen();
    const hooks = ['before(fullScreen, 0, CLICK)', 'after(fullScreen, 0, CLICK)'];
    expect(events).toEqual([...hooks, ...hooks, ...hooks]);
    act(() => ref.closeModal());
    expect(element).toBeNull();
  });

  it('does not end the full screen that the application has started since', async () => {
    const { ref } = await openGallery({ libConfig: full });
    await pressFullScreen();
    await pressFullScreen();
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
    expect(events).toEqual(['before(fullScreen, 0, CLICK)']);
    enter();
    await advanceTime(10);
    expect(events).toEqual(['before(fullScreen, 0, CLICK)', 'after(fullScreen, 0, CLICK)']);
  });

  it('only warns when full screen is refused', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    Object.assign(document.documentElement, {
      requestFullscreen: () => Promise.reject(new TypeError('refused')),
    });
    const { ref, events } = await openGallery({ libConfig: full });
    await pressFullScreen();
    expect(events).toEqual(['before(fullScreen, 0, CLICK)', 'after(fullScreen, 0, CLICK)']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(ref.isOpen).toBe(true);
  });

  it('has no button where the page may not use it, as in an iframe without permission', async () => {
    Object.assign(document, { fullscreenEnabled: false });
    await openGallery({ libConfig: full });
    expect(screen.queryByRole('button', { name: LABELS.fullScreen })).toBeNull();
    Object.assign(document, { fullscreenEnabled: true });
  });
});
