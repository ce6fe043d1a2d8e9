import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  ButtonsStrategy,
  GalleryError,
  modalGalleryService,
  PlainGallery,
  type ModalGalleryConfig,
} from 'ks-gallery-react';
import { at, F1, F5 } from '../gallery-images';
import { bigPicture, closeAll, openGallery, openNow, pass, user, withoutAutoplay } from './harness';

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await closeAll(0, 1, 2, 5);
  jest.useRealTimers();
});

const dialogs = () => screen.queryAllByRole('dialog');

describe('opening', () => {
  it.each([
    [
      'case 20: first image',
      F5,
      0,
      ['hasData(LOAD, true)', 'show(LOAD, 1)', 'firstImage(NORMAL, true)'],
    ],
    [
      'case 21: last image',
      F5,
      4,
      ['hasData(LOAD, true)', 'show(LOAD, 5)', 'lastImage(NORMAL, true)'],
    ],
    ['case 21: an image between', F5, 2, ['hasData(LOAD, true)', 'show(LOAD, 3)']],
    [
      'case 22: the only image',
      F1,
      0,
      ['hasData(LOAD, true)', 'show(LOAD, 1)', 'firstImage(NORMAL, true)'],
    ],
  ])('%s: tells in order, and nothing during open', async (_, images, start, expected) => {
    const { ref, heard } = await openNow({ id: 1, images, currentImage: at(images, start) });
    expect(heard).toEqual([]);
    await pass(0);
    expect(heard).toEqual(expected);
    expect(ref.isOpen).toBe(true);
  });

  it('finds a copy of the current image by its id', async () => {
    const { heard } = await openNow({ id: 1, images: F5, currentImage: { ...at(F5, 2) } });
    await pass(0);
    expect(heard).toContain('show(LOAD, 3)');
  });

  it('tells only the closing of what was closed before its first event', async () => {
    const { ref, heard } = await openNow({ id: 1, images: F5, currentImage: at(F5, 0) });
    act(() => ref.closeModal());
    await pass(1000);
    expect(heard).toEqual(['close(NORMAL, true)']);
    expect(dialogs()).toEqual([]);
  });

  it('case 114: is a modal dialog, named and described, with focus on its close button', async () => {
    const { dialog } = await openGallery();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveAccessibleName('Modal gallery content');
    expect(dialog).toHaveAccessibleDescription('Image 1/5');
    expect(screen.getByRole('button', { name: 'Close this modal image gallery' })).toHaveFocus();
  });

  it('case 114: takes its name from the configuration', async () => {
    const { dialog } = await openGallery({
      libConfig: { accessibilityConfig: { modalGalleryContentAriaLabel: 'Holiday' } },
    });
    expect(dialog).toHaveAccessibleName('Holiday');
  });

  it.each<[string, GalleryError['code'], Partial<ModalGalleryConfig>]>([
    [
      'case 11',
      'INVALID_INTERVAL',
      { libConfig: { slideConfig: { playConfig: { interval: 0, autoPlay: false } } } },
    ],
    ['case 14', 'INVALID_ID', { id: -1 }],
    ['case 14', 'INVALID_ID', { id: 1.5 }],
    ['case 14', 'INVALID_ID', { id: Number.NaN }],
    ['case 18', 'EMPTY_IMAGES', { images: [] }],
    ['case 18', 'MISSING_CURRENT_IMAGE', { currentImage: { id: 9, modal: { img: '/x.jpg' } } }],
    ['2.10', 'INVALID_IMAGE', { images: [{ id: -1, modal: { img: '/x.jpg' } }] }],
    [
      'case 19',
      'UNKNOWN_BUTTON_TYPE',
      {
        libConfig: {
          buttonsConfig: { strategy: ButtonsStrategy.CUSTOM, buttons: [{ type: 99 as 4 }] },
        },
      },
    ],
  ])('%s: throws %s and shows nothing', async (_, code, wrong) => {
    const config = { id: 1, images: F5, currentImage: at(F5, 0), ...wrong };
    expect(() => modalGalleryService.open(config)).toThrow(expect.objectContaining({ code }));
    await pass(1000);
    expect(dialogs()).toEqual([]);
    // The id is not taken by a failed opening.
    await openGallery({ id: 1 });
    expect(dialogs()).toHaveLength(1);
  });

  it.each([undefined, null])('throws INVALID_ID, which names the field, for open(%p)', (config) => {
    expect(() => modalGalleryService.open(config as unknown as ModalGalleryConfig)).toThrow(
      expect.objectContaining({
        name: 'GalleryError',
        code: 'INVALID_ID',
        message: expect.stringContaining('id is undefined'),
      }),
    );
  });

  it.each([0, 5])('case 15: id %i cannot be open twice, and can be opened again', async (id) => {
    const { ref, heard } = await openGallery({ id });
    expect(() => modalGalleryService.open({ id, images: F5, currentImage: at(F5, 0) })).toThrow(
      expect.objectContaining({ code: 'DUPLICATE_ID' }),
    );
    act(() => ref.navigateTo(3));
    expect(heard).toEqual(['show(NORMAL, 4)']);
    act(() => ref.closeModal());
    await pass(0);
    expect((await openGallery({ id })).ref.isOpen).toBe(true);
  });

  it('case 16: a plain gallery may have the same id', async () => {
    const { unmount } = render(<PlainGallery id={1} images={F5} />);
    expect((await openGallery({ id: 1 })).ref.isOpen).toBe(true);
    unmount();
  });
});

describe('closing', () => {
  it('case 24: by the close button', async () => {
    const { heard } = await openGallery();
    await user().click(screen.getByRole('button', { name: 'Close this modal image gallery' }));
    expect(heard).toEqual(['before(4, 0, CLICK)', 'close(CLICK, true)']);
    expect(dialogs()).toEqual([]);
  });

  it('by the close button and the keyboard', async () => {
    const { heard } = await openGallery();
    await user().keyboard('{Enter}');
    expect(heard).toEqual(['before(4, 0, KEYBOARD)', 'close(KEYBOARD, true)']);
    expect(dialogs()).toEqual([]);
  });

  it('case 25: by Escape', async () => {
    const { ref, heard } = await openGallery({ start: 2 });
    const buttons: unknown[] = [];
    ref.buttonBeforeHook$.subscribe(({ button }) => buttons.push(button));
    await user().keyboard('{Escape}');
    expect(heard).toEqual(['before(4, 2, KEYBOARD)', 'close(KEYBOARD, true)']);
    expect(buttons).toEqual([{ type: 4 }]);
    expect(dialogs()).toEqual([]);
  });

  it('case 25: by what the browser takes for Escape', async () => {
    const { heard, dialog } = await openGallery();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(heard).toEqual(['before(4, 0, KEYBOARD)', 'close(KEYBOARD, true)']);
  });

  it('by the system, which closes dialogs with a gesture', async () => {
    const { heard, dialog } = await openGallery();
    act(() => dialog.close());
    await pass(10);
    expect(heard).toEqual(['close(NORMAL, true)']);
    expect(dialogs()).toEqual([]);
  });

  it.each(['.ks-main', '.ks-header', '.ks-modal-gallery-backdrop', '.ks-strip', 'dialog'])(
    'case 26: by a click on the empty area %s',
    async (selector) => {
      const { heard, dialog } = await openGallery({ start: 2 });
      const place = dialog.matches(selector) ? dialog : dialog.querySelector(selector);
      await user().click(place ?? dialog);
      expect(heard).toEqual(['close(CLICK, true)']);
      expect(dialogs()).toEqual([]);
    },
  );

  it.each(['.ks-main', '.ks-modal-gallery-backdrop', 'dialog'])(
    'case 27: not by a click on %s where that is switched off',
    async (selector) => {
      const { ref, heard, dialog } = await openGallery({
        libConfig: { enableCloseOutside: false },
      });
      const place = dialog.matches(selector) ? dialog : dialog.querySelector(selector);
      await user().click(place ?? dialog);
      act(() => modalGalleryService.close(1, true));
      expect(heard).toEqual([]);
      expect(ref.isOpen).toBe(true);
      expect(dialogs()).toHaveLength(1);
    },
  );

  it('not by a click on markup inside the caption', async () => {
    const images = [{ id: 0, modal: { img: '/a.jpg', description: '<b>overflow-hidden</b>' } }];
    const { heard } = await openGallery({ images });
    await user().click(screen.getByText('overflow-hidden'));
    expect(heard).toEqual([]);
  });

  it('lets clicks reach listeners of the application', async () => {
    await openGallery();
    const heard = jest.fn();
    document.addEventListener('click', heard);
    await user().click(screen.getByRole('button', { name: 'Next image' }));
    document.removeEventListener('click', heard);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('case 29: by popstate, and scrolling works again', async () => {
    const { heard } = await openGallery();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await act(async () => history.back());
    await pass(100);
    expect(heard).toEqual(['close(NORMAL, true)']);
    expect(dialogs()).toEqual([]);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('case 29: by any popstate with closeOnBack "close", which adds no entry', async () => {
    const entries = history.length;
    const { heard } = await openGallery({ libConfig: { closeOnBack: 'close' } });
    expect(history.length).toBe(entries);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(heard).toEqual(['close(NORMAL, true)']);
  });

  it.each(['button', 'Escape', 'method'])(
    'ruling 21: by %s takes the history entry away again',
    async (path) => {
      history.replaceState({ page: 'before' }, '');
      const { ref } = await openGallery();
      expect(history.state).toMatchObject({ page: 'before', ksModalGallery: expect.anything() });
      if (path === 'button') await user().keyboard('{Enter}');
      if (path === 'Escape') await user().keyboard('{Escape}');
      if (path === 'method') act(() => ref.closeModal());
      await pass(100);
      expect(history.state).toEqual({ page: 'before' });
    },
  );

  it.each([['text'], [7], [null], [['ksModalGallery']], [{ ksModalGallery: ['x', 99] }]])(
    'leaves what somebody else has put into history as it is: %j',
    async (state) => {
      history.replaceState(state, '');
      await openGallery();
      await act(async () => history.back());
      await pass(100);
      expect(dialogs()).toEqual([]);
      expect(history.state).toEqual(state);
    },
  );

  it.each(['at once', 0, 1, 10])(
    'leaves an application alone that navigates after a gallery has closed: %p ms',
    async (delay) => {
      history.replaceState({ page: 'home' }, '', '/home');
      const { ref } = await openGallery();
      act(() => ref.closeModal());
      if (typeof delay === 'number') await pass(delay);
      history.pushState({ page: 'next' }, '', '/next');
      await pass(1000);
      expect(location.pathname).toBe('/next');

      await act(async () => history.back());
      await pass(1000);
      expect([location.pathname, history.state]).toEqual(['/home', { page: 'home' }]);
      history.replaceState(null, '', '/');
    },
  );

  it('works where history may not be written', async () => {
    const push = jest.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('Refused.', 'SecurityError');
    });
    const { heard } = await openGallery();
    await user().keyboard('{Escape}');
    expect(heard).toContain('close(KEYBOARD, true)');
    push.mockRestore();
    await pass(100);
  });

  it.each([
    ['ref.closeModal()', (ref: { closeModal(): void }) => ref.closeModal()],
    ['close(id, false)', () => modalGalleryService.close(1, false)],
    ['close(id, true)', () => modalGalleryService.close(1, true)],
  ])('case 30: by %s, once', async (_, close) => {
    const { ref, heard } = await openGallery();
    act(() => close(ref));
    act(() => close(ref));
    await pass(100);
    expect(heard).toEqual(['close(NORMAL, true)']);
    expect(ref.isOpen).toBe(false);
    expect(dialogs()).toEqual([]);
  });

  it('of an id that is not open does nothing', async () => {
    const { heard } = await openGallery();
    act(() => modalGalleryService.close(2));
    expect(heard).toEqual([]);
  });

  it('tells before the layer disappears, and streams are silent afterwards', async () => {
    const { ref, heard } = await openGallery();
    let thereWhenTold = false;
    ref.close$.subscribe(() => {
      thereWhenTold = dialogs().length === 1;
    });
    act(() => ref.closeModal());
    expect(thereWhenTold).toBe(true);
    ref.navigateTo(2);
    ref.updateImages(F5.slice(1));
    await pass(100);
    expect(heard).toEqual(['close(NORMAL, true)']);
  });

  it('case 33: three seconds after the last show', async () => {
    const { ref, heard } = await openGallery();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => modalGalleryService.close(1), 3000);
    };
    restart();
    ref.show$.subscribe(restart);
    await pass(2000);
    act(() => ref.navigateTo(1));
    await pass(2999);
    expect(heard).toEqual(['show(NORMAL, 2)']);
    await pass(1);
    expect(heard).toEqual(['show(NORMAL, 2)', 'close(NORMAL, true)']);
  });

  it.each(['button', 'Escape', 'outside', 'method', 'Back'])(
    'case 97: by %s gives focus back to the opener',
    async (path) => {
      const opener = document.createElement('button');
      document.body.append(opener);
      opener.focus();
      const { ref, dialog } = await openGallery();
      expect(opener).not.toHaveFocus();
      if (path === 'button') await user().keyboard('{Enter}');
      if (path === 'Escape') await user().keyboard('{Escape}');
      if (path === 'outside') await user().click(dialog);
      if (path === 'method') act(() => ref.closeModal());
      if (path === 'Back') await act(async () => history.back());
      await pass(100);
      expect(dialogs()).toEqual([]);
      expect(opener).toHaveFocus();
      opener.remove();
    },
  );
});

describe('case 114: Tab', () => {
  it('goes round inside the dialog both ways', async () => {
    const { dialog } = await openGallery();
    const close = screen.getByRole('button', { name: 'Close this modal image gallery' });
    const last = [...dialog.querySelectorAll<HTMLElement>('button:not(:disabled)')].at(-1);
    await user().tab({ shift: true });
    expect(last).toHaveFocus();
    await user().tab();
    expect(close).toHaveFocus();
  });
});

describe('several galleries at once', () => {
  it('are independent, and only the newest hears keys', async () => {
    const first = await openGallery({ id: 1 });
    const { ref: second, heard } = await openNow({ id: 2, images: F5, currentImage: at(F5, 1) });
    await pass(0);
    heard.length = 0;
    expect(dialogs()).toHaveLength(2);
    await user().keyboard('{ArrowRight}');
    expect(heard).toEqual(['show(KEYBOARD, 3)']);
    expect(first.heard).toEqual([]);
    await user().keyboard('{Escape}');
    expect(first.ref.isOpen).toBe(true);
    expect(second.isOpen).toBe(false);
    await pass(100);
    await user().keyboard('{ArrowRight}');
    expect(first.heard).toEqual(['show(KEYBOARD, 2)']);
    expect(heard.at(-1)).toBe('close(KEYBOARD, true)');
  });

  it('close by id, the older one too', async () => {
    const first = await openGallery({ id: 1 });
    const { ref: second } = await openNow({ id: 2, images: F5, currentImage: at(F5, 1) });
    await pass(0);
    act(() => modalGalleryService.close(1));
    await pass(100);
    expect(first.heard).toEqual(['close(NORMAL, true)']);
    expect(second.isOpen).toBe(true);
    expect(document.documentElement.style.overflow).toBe('hidden');
    act(() => second.closeModal());
    await pass(100);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('ruling 21: Back closes the newest only', async () => {
    const first = await openGallery({ id: 1 });
    const { ref: second } = await openNow({ id: 2, images: F5, currentImage: at(F5, 1) });
    await pass(0);
    await act(async () => history.back());
    await pass(100);
    expect([first.ref.isOpen, second.isOpen]).toEqual([true, false]);
    await act(async () => history.back());
    await pass(100);
    expect(first.ref.isOpen).toBe(false);
  });
});

describe('nothing is left behind', () => {
  it('case 119: 100 rounds leave neither nodes nor listeners', async () => {
    let listeners = 0;
    const places = [window, document, document.documentElement];
    const spies = places.flatMap((place) => [
      jest.spyOn(place, 'addEventListener').mockImplementation(function (
        this: EventTarget,
        ...args
      ) {
        listeners += 1;
        EventTarget.prototype.addEventListener.apply(
          this,
          args as Parameters<EventTarget['addEventListener']>,
        );
      }),
      jest.spyOn(place, 'removeEventListener').mockImplementation(function (
        this: EventTarget,
        ...args
      ) {
        listeners -= 1;
        EventTarget.prototype.removeEventListener.apply(
          this,
          args as Parameters<EventTarget['removeEventListener']>,
        );
      }),
    ]);
    const round = async () => {
      const libConfig = withoutAutoplay({ currentImageConfig: { downloadable: true } });
      const { ref } = await openNow({ id: 1, images: F5, currentImage: at(F5, 0), libConfig });
      await pass(0);
      expect(bigPicture()).toBeInTheDocument();
      act(() => ref.closeModal());
      await pass(100);
    };
    await round();
    const nodes = document.querySelectorAll('*').length;
    const before = listeners;
    const timers = jest.getTimerCount();
    const entries = history.length;
    for (let count = 0; count < 100; count += 1) await round();
    expect(document.querySelectorAll('*')).toHaveLength(nodes);
    // Removals of listeners that were never added may only make the number smaller.
    expect(listeners).toBeLessThanOrEqual(before);
    expect(jest.getTimerCount()).toBe(timers);
    expect(history.length).toBe(entries);
    for (const spy of spies) spy.mockRestore();
  }, 60_000);

  it('has no body of its own while nothing is open', async () => {
    const { ref } = await openGallery();
    act(() => ref.closeModal());
    await pass(100);
    expect(document.body).toBeEmptyDOMElement();
  });
});

describe('two galleries, one opened from the other', () => {
  it.each(['first', 'last'])(
    'hand focus back to the page when the outer one closes %s',
    async (order) => {
      const opener = document.createElement('button');
      document.body.append(opener);
      opener.focus();
      const outer = await openGallery({ id: 1 });
      const inner = await openNow({ id: 2, images: F5, currentImage: at(F5, 0) });
      await pass(0);
      const closeInner = within(dialogs()[1]!).getByRole('button', {
        name: 'Close this modal image gallery',
      });
      expect(closeInner).toHaveFocus();

      if (order === 'first') {
        act(() => outer.ref.closeModal());
        expect(closeInner).toHaveFocus();
        act(() => inner.ref.closeModal());
      } else {
        act(() => inner.ref.closeModal());
        expect(outer.dialog).toContainElement(document.activeElement as HTMLElement);
        act(() => outer.ref.closeModal());
      }
      expect(dialogs()).toEqual([]);
      expect(opener).toHaveFocus();
      opener.remove();
    },
  );
});
