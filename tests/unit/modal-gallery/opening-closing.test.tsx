import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  ButtonsStrategy,
  GalleryError,
  modalGalleryService,
  PlainGallery,
  type ModalGalleryConfig,
} from 'ks-gallery-react';
import { findElement } from '../find-element';
import { at, oneImage, fiveImages } from '../gallery-images';
import {
  fullImage,
  closeAll,
  openGallery,
  openAndListen,
  advanceTime,
  user,
  withoutAutoplay,
} from './harness';

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await closeAll(0, 1, 2, 5);
  jest.useRealTimers();
});

const dialogs = () => screen.queryAllByRole('dialog');

describe('opening a modal gallery', () => {
  it.each([
    [
      'at the first image',
      fiveImages,
      0,
      ['hasData(LOAD, true)', 'show(LOAD, 1)', 'firstImage(NORMAL, true)'],
    ],
    [
      'at the last image',
      fiveImages,
      4,
      ['hasData(LOAD, true)', 'show(LOAD, 5)', 'lastImage(NORMAL, true)'],
    ],
    ['in between', fiveImages, 2, ['hasData(LOAD, true)', 'show(LOAD, 3)']],
    [
      'with a single image',
      oneImage,
      0,
      ['hasData(LOAD, true)', 'show(LOAD, 1)', 'firstImage(NORMAL, true)'],
    ],
  ])('emits its events in order, and none during open: %s', async (_, images, start, expected) => {
    const { ref, events } = await openAndListen({ id: 1, images, currentImage: at(images, start) });
    expect(events).toEqual([]);
    await advanceTime(0);
    expect(events).toEqual(expected);
    expect(ref.isOpen).toBe(true);
  });

  it('finds a copy of the current image by its id', async () => {
    const { events } = await openAndListen({
      id: 1,
      images: fiveImages,
      currentImage: { ...at(fiveImages, 2) },
    });
    await advanceTime(0);
    expect(events).toContain('show(LOAD, 3)');
  });

  it('emits only close when closed before its first event', async () => {
    const { ref, events } = await openAndListen({
      id: 1,
      images: fiveImages,
      currentImage: at(fiveImages, 0),
    });
    act(() => ref.closeModal());
    await advanceTime(1000);
    expect(events).toEqual(['close(NORMAL, true)']);
    expect(dialogs()).toEqual([]);
  });

  it('is a modal dialog with a name, a description and focus on its close button', async () => {
    const { dialog } = await openGallery();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveAccessibleName('Modal gallery content');
    expect(dialog).toHaveAccessibleDescription('Image 1/5');
    expect(screen.getByRole('button', { name: 'Close this modal image gallery' })).toHaveFocus();
  });

  it('takes its accessible name from the configuration', async () => {
    const { dialog } = await openGallery({
      libConfig: { accessibilityConfig: { modalGalleryContentAriaLabel: 'Holiday' } },
    });
    expect(dialog).toHaveAccessibleName('Holiday');
  });

  it.each<[string, GalleryError['code'], Partial<ModalGalleryConfig>]>([
    [
      'an interval of 0',
      'INVALID_INTERVAL',
      { libConfig: { slideConfig: { playConfig: { interval: 0, autoPlay: false } } } },
    ],
    ['a negative id', 'INVALID_ID', { id: -1 }],
    ['a fractional id', 'INVALID_ID', { id: 1.5 }],
    ['NaN as id', 'INVALID_ID', { id: Number.NaN }],
    ['an empty list', 'EMPTY_IMAGES', { images: [] }],
    [
      'a current image that is not in the list',
      'MISSING_CURRENT_IMAGE',
      { currentImage: { id: 9, modal: { img: '/x.jpg' } } },
    ],
    [
      'an image with a negative id',
      'INVALID_IMAGE',
      { images: [{ id: -1, modal: { img: '/x.jpg' } }] },
    ],
    [
      'a custom button of an unknown type',
      'UNKNOWN_BUTTON_TYPE',
      {
        libConfig: {
          buttonsConfig: { strategy: ButtonsStrategy.CUSTOM, buttons: [{ type: 99 as 4 }] },
        },
      },
    ],
  ])('%s: throws %s and renders nothing', async (_, code, wrong) => {
    const config = { id: 1, images: fiveImages, currentImage: at(fiveImages, 0), ...wrong };
    expect(() => modalGalleryService.open(config)).toThrow(expect.objectContaining({ code }));
    await advanceTime(1000);
    expect(dialogs()).toEqual([]);
    // A failed opening does not claim the id.
    await openGallery({ id: 1 });
    expect(dialogs()).toHaveLength(1);
  });

  it.each([undefined, null])('throws INVALID_ID and names the field for open(%p)', (config) => {
    expect(() => modalGalleryService.open(config as unknown as ModalGalleryConfig)).toThrow(
      expect.objectContaining({
        name: 'GalleryError',
        code: 'INVALID_ID',
        message: expect.stringContaining('id is undefined'),
      }),
    );
  });

  it.each([0, 5])('the id %i cannot be open twice, and can be opened again', async (id) => {
    const { ref, events } = await openGallery({ id });
    expect(() =>
      modalGalleryService.open({ id, images: fiveImages, currentImage: at(fiveImages, 0) }),
    ).toThrow(expect.objectContaining({ code: 'DUPLICATE_ID' }));
    act(() => ref.navigateTo(3));
    expect(events).toEqual(['show(NORMAL, 4)']);
    act(() => ref.closeModal());
    await advanceTime(0);
    expect((await openGallery({ id })).ref.isOpen).toBe(true);
  });

  it('a plain gallery may have the same id', async () => {
    const { unmount } = render(<PlainGallery id={1} images={fiveImages} />);
    expect((await openGallery({ id: 1 })).ref.isOpen).toBe(true);
    unmount();
  });
});

describe('closing a modal gallery', () => {
  it('closes on a click on the close button', async () => {
    const { events } = await openGallery();
    await user().click(screen.getByRole('button', { name: 'Close this modal image gallery' }));
    expect(events).toEqual(['before(4, 0, CLICK)', 'close(CLICK, true)']);
    expect(dialogs()).toEqual([]);
  });

  it('closes on Enter on the close button', async () => {
    const { events } = await openGallery();
    await user().keyboard('{Enter}');
    expect(events).toEqual(['before(4, 0, KEYBOARD)', 'close(KEYBOARD, true)']);
    expect(dialogs()).toEqual([]);
  });

  it('closes on Escape', async () => {
    const { ref, events } = await openGallery({ start: 2 });
    const buttons: unknown[] = [];
    ref.buttonBeforeHook$.subscribe(({ button }) => buttons.push(button));
    await user().keyboard('{Escape}');
    expect(events).toEqual(['before(4, 2, KEYBOARD)', 'close(KEYBOARD, true)']);
    expect(buttons).toEqual([{ type: 4 }]);
    expect(dialogs()).toEqual([]);
  });

  it('closes on the cancel event of the dialog', async () => {
    const { events, dialog } = await openGallery();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(events).toEqual(['before(4, 0, KEYBOARD)', 'close(KEYBOARD, true)']);
  });

  it('closes when the system closes the dialog with a gesture', async () => {
    const { events, dialog } = await openGallery();
    act(() => dialog.close());
    await advanceTime(10);
    expect(events).toEqual(['close(NORMAL, true)']);
    expect(dialogs()).toEqual([]);
  });

  it.each(['.ks-main', '.ks-header', '.ks-modal-gallery-backdrop', '.ks-thumbnails', 'dialog'])(
    'closes on a click on the empty area %s',
    async (selector) => {
      const { events, dialog } = await openGallery({ start: 2 });
      await user().click(dialog.matches(selector) ? dialog : findElement(selector, dialog));
      expect(events).toEqual(['close(CLICK, true)']);
      expect(dialogs()).toEqual([]);
    },
  );

  it.each(['.ks-main', '.ks-modal-gallery-backdrop', 'dialog'])(
    'stays open on a click on %s with enableCloseOutside false',
    async (selector) => {
      const { ref, events, dialog } = await openGallery({
        libConfig: { enableCloseOutside: false },
      });
      await user().click(dialog.matches(selector) ? dialog : findElement(selector, dialog));
      act(() => modalGalleryService.close(1, true));
      expect(events).toEqual([]);
      expect(ref.isOpen).toBe(true);
      expect(dialogs()).toHaveLength(1);
    },
  );

  it('stays open on a click on markup inside the caption', async () => {
    const images = [{ id: 0, modal: { img: '/a.jpg', description: '<b>overflow-hidden</b>' } }];
    const { events } = await openGallery({ images });
    await user().click(screen.getByText('overflow-hidden'));
    expect(events).toEqual([]);
  });

  it('lets clicks reach listeners of the application', async () => {
    await openGallery();
    const listener = jest.fn();
    document.addEventListener('click', listener);
    await user().click(screen.getByRole('button', { name: 'Next image' }));
    document.removeEventListener('click', listener);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('closes on popstate and restores scrolling', async () => {
    const { events } = await openGallery();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await act(async () => history.back());
    await advanceTime(100);
    expect(events).toEqual(['close(NORMAL, true)']);
    expect(dialogs()).toEqual([]);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes on any popstate with closeOnBack "close", which adds no history entry', async () => {
    const entries = history.length;
    const { events } = await openGallery({ libConfig: { closeOnBack: 'close' } });
    expect(history.length).toBe(entries);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(events).toEqual(['close(NORMAL, true)']);
  });

  it.each(['button', 'Escape', 'method'])(
    'removes its history entry when closed by %s',
    async (path) => {
      history.replaceState({ page: 'before' }, '');
      const { ref } = await openGallery();
      expect(history.state).toMatchObject({ page: 'before', ksModalGallery: expect.anything() });
      if (path === 'button') await user().keyboard('{Enter}');
      if (path === 'Escape') await user().keyboard('{Escape}');
      if (path === 'method') act(() => ref.closeModal());
      await advanceTime(100);
      expect(history.state).toEqual({ page: 'before' });
    },
  );

  it.each([['text'], [7], [null], [['ksModalGallery']], [{ ksModalGallery: ['x', 99] }]])(
    'leaves a history state that is not its own as it is: %j',
    async (state) => {
      history.replaceState(state, '');
      await openGallery();
      await act(async () => history.back());
      await advanceTime(100);
      expect(dialogs()).toEqual([]);
      expect(history.state).toEqual(state);
    },
  );

  it.each(['at once', 0, 1, 10])(
    'does not undo a navigation of the application after closing: %p ms',
    async (delay) => {
      history.replaceState({ page: 'home' }, '', '/home');
      const { ref } = await openGallery();
      act(() => ref.closeModal());
      if (typeof delay === 'number') await advanceTime(delay);
      history.pushState({ page: 'next' }, '', '/next');
      await advanceTime(1000);
      expect(location.pathname).toBe('/next');

      await act(async () => history.back());
      await advanceTime(1000);
      expect([location.pathname, history.state]).toEqual(['/home', { page: 'home' }]);
      history.replaceState(null, '', '/');
    },
  );

  it('closes normally when history may not be written', async () => {
    const push = jest.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('Refused.', 'SecurityError');
    });
    const { events } = await openGallery();
    await user().keyboard('{Escape}');
    expect(events).toContain('close(KEYBOARD, true)');
    push.mockRestore();
    await advanceTime(100);
  });

  it.each([
    ['ref.closeModal()', (ref: { closeModal(): void }) => ref.closeModal()],
    ['close(id, false)', () => modalGalleryService.close(1, false)],
    ['close(id, true)', () => modalGalleryService.close(1, true)],
  ])('closes once on %s', async (_, close) => {
    const { ref, events } = await openGallery();
    act(() => close(ref));
    act(() => close(ref));
    await advanceTime(100);
    expect(events).toEqual(['close(NORMAL, true)']);
    expect(ref.isOpen).toBe(false);
    expect(dialogs()).toEqual([]);
  });

  it('closing an id that is not open does nothing', async () => {
    const { events } = await openGallery();
    act(() => modalGalleryService.close(2));
    expect(events).toEqual([]);
  });

  it('emits close before the layer disappears, and nothing afterwards', async () => {
    const { ref, events } = await openGallery();
    let renderedOnClose = false;
    ref.close$.subscribe(() => {
      renderedOnClose = dialogs().length === 1;
    });
    act(() => ref.closeModal());
    expect(renderedOnClose).toBe(true);
    ref.navigateTo(2);
    ref.updateImages(fiveImages.slice(1));
    await advanceTime(100);
    expect(events).toEqual(['close(NORMAL, true)']);
  });

  it('closes three seconds after the last show when the application says so', async () => {
    const { ref, events } = await openGallery();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => modalGalleryService.close(1), 3000);
    };
    restart();
    ref.show$.subscribe(restart);
    await advanceTime(2000);
    act(() => ref.navigateTo(1));
    await advanceTime(2999);
    expect(events).toEqual(['show(NORMAL, 2)']);
    await advanceTime(1);
    expect(events).toEqual(['show(NORMAL, 2)', 'close(NORMAL, true)']);
  });

  it.each(['button', 'Escape', 'outside', 'method', 'Back'])(
    'returns focus to the opener when closed by %s',
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
      await advanceTime(100);
      expect(dialogs()).toEqual([]);
      expect(opener).toHaveFocus();
      opener.remove();
    },
  );
});

describe('the Tab key in the modal gallery', () => {
  it('cycles inside the dialog in both directions', async () => {
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
  it('are independent, and only the newest receives keys', async () => {
    const first = await openGallery({ id: 1 });
    const { ref: second, events } = await openAndListen({
      id: 2,
      images: fiveImages,
      currentImage: at(fiveImages, 1),
    });
    await advanceTime(0);
    events.length = 0;
    expect(dialogs()).toHaveLength(2);
    await user().keyboard('{ArrowRight}');
    expect(events).toEqual(['show(KEYBOARD, 3)']);
    expect(first.events).toEqual([]);
    await user().keyboard('{Escape}');
    expect(first.ref.isOpen).toBe(true);
    expect(second.isOpen).toBe(false);
    await advanceTime(100);
    await user().keyboard('{ArrowRight}');
    expect(first.events).toEqual(['show(KEYBOARD, 2)']);
    expect(events.at(-1)).toBe('close(KEYBOARD, true)');
  });

  it('close by id, including the older one', async () => {
    const first = await openGallery({ id: 1 });
    const { ref: second } = await openAndListen({
      id: 2,
      images: fiveImages,
      currentImage: at(fiveImages, 1),
    });
    await advanceTime(0);
    act(() => modalGalleryService.close(1));
    await advanceTime(100);
    expect(first.events).toEqual(['close(NORMAL, true)']);
    expect(second.isOpen).toBe(true);
    expect(document.documentElement.style.overflow).toBe('hidden');
    act(() => second.closeModal());
    await advanceTime(100);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('Back closes the newest one only', async () => {
    const first = await openGallery({ id: 1 });
    const { ref: second } = await openAndListen({
      id: 2,
      images: fiveImages,
      currentImage: at(fiveImages, 1),
    });
    await advanceTime(0);
    await act(async () => history.back());
    await advanceTime(100);
    expect([first.ref.isOpen, second.isOpen]).toEqual([true, false]);
    await act(async () => history.back());
    await advanceTime(100);
    expect(first.ref.isOpen).toBe(false);
  });
});

describe('cleaning up after a modal gallery', () => {
  it('100 rounds of opening and closing leave no nodes and no listeners', async () => {
    let listeners = 0;
    const targets = [window, document, document.documentElement];
    const spies = targets.flatMap((target) => [
      jest.spyOn(target, 'addEventListener').mockImplementation(function (
        this: EventTarget,
        ...args
      ) {
        listeners += 1;
        EventTarget.prototype.addEventListener.apply(
          this,
          args as Parameters<EventTarget['addEventListener']>,
        );
      }),
      jest.spyOn(target, 'removeEventListener').mockImplementation(function (
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
      const { ref } = await openAndListen({
        id: 1,
        images: fiveImages,
        currentImage: at(fiveImages, 0),
        libConfig,
      });
      await advanceTime(0);
      expect(fullImage()).toBeInTheDocument();
      act(() => ref.closeModal());
      await advanceTime(100);
    };
    await round();
    const nodes = document.querySelectorAll('*').length;
    const before = listeners;
    const timers = jest.getTimerCount();
    const entries = history.length;
    for (let count = 0; count < 100; count += 1) await round();
    expect(document.querySelectorAll('*')).toHaveLength(nodes);
    // Removing listeners that were never added makes the number smaller.
    expect(listeners).toBeLessThanOrEqual(before);
    expect(jest.getTimerCount()).toBe(timers);
    expect(history.length).toBe(entries);
    for (const spy of spies) spy.mockRestore();
  }, 60_000);

  it('renders nothing while no gallery is open', async () => {
    const { ref } = await openGallery();
    act(() => ref.closeModal());
    await advanceTime(100);
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
      const inner = await openAndListen({
        id: 2,
        images: fiveImages,
        currentImage: at(fiveImages, 0),
      });
      await advanceTime(0);
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
