import { act, fireEvent, within } from '@testing-library/react';
import {
  type GalleryImage,
  modalGalleryService,
  type ModalGalleryConfig,
  type ModalGalleryRef,
} from 'ks-gallery-react';
import { at, fiveImages } from '../../gallery-images';
import {
  advanceTime,
  button,
  dialogs,
  eventsOf,
  fullImage,
  isolateGalleries,
  openAndListen,
  openGallery,
  takeSteps,
  user,
  withoutAutoplay,
} from './harness';

isolateGalleries(0, 1, 2, 5);

const CLOSE = 'Close this modal image gallery';
const config: ModalGalleryConfig<GalleryImage> = {
  id: 1,
  images: fiveImages,
  currentImage: at(fiveImages, 0),
};

/** A focused button of the page, which is there until the test ends. */
function createOpener(): HTMLButtonElement {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  return opener;
}
afterEach(() => document.querySelectorAll('body > button').forEach((opener) => opener.remove()));

describe('opening a modal gallery', () => {
  it('emits its events in order, and none during open', async () => {
    const { ref, events } = await openAndListen(config);
    expect(events).toEqual([]);
    await advanceTime(0);
    expect(events).toEqual(['hasData(LOAD, true)', 'show(LOAD, 1)', 'firstImage(NORMAL, true)']);
    expect(ref.isOpen).toBe(true);
  });

  it('asks for the box of its dialog when that is modal: before, it would be laid out twice', async () => {
    const calls: string[] = [];
    const record = (name: string, result?: boolean) => () => {
      calls.push(name);
      return result;
    };
    const dialog = HTMLDialogElement.prototype;
    const showModal = jest.spyOn(dialog, 'showModal').mockImplementation(record('showModal'));
    Object.assign(dialog, { checkVisibility: record('checkVisibility', true) });
    await openAndListen(config);
    expect(calls.slice(0, 2)).toEqual(['showModal', 'checkVisibility']);
    showModal.mockRestore();
    Reflect.deleteProperty(dialog, 'checkVisibility');
  });

  it('finds a copy of the current image by its id', async () => {
    const { events } = await openAndListen({ ...config, currentImage: { ...at(fiveImages, 2) } });
    await advanceTime(0);
    expect(events).toEqual(['hasData(LOAD, true)', 'show(LOAD, 3)']);
  });

  it('emits only close when closed before its first event', async () => {
    const { ref, events } = await openAndListen(config);
    await takeSteps('close, wait 1000', ref);
    expect(events).toEqual(['close(NORMAL, true)']);
    expect(dialogs()).toEqual([]);
  });

  it('is a modal dialog with a name, a description and focus on its close button', async () => {
    const { dialog } = await openGallery();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveAccessibleName('Modal gallery content');
    expect(dialog).toHaveAccessibleDescription('Image 1/5');
    expect(button(CLOSE)).toHaveFocus();
  });

  it.each([0, 5])('the id %i cannot be open twice, and can be opened again', async (id) => {
    const { ref, events } = await openGallery({ id });
    expect(() => modalGalleryService.open({ ...config, id })).toThrow(
      expect.objectContaining({ code: 'DUPLICATE_ID' }),
    );
    await takeSteps('show 3', ref);
    expect(events).toEqual(['show(NORMAL, 4)']);
    await takeSteps('close, wait 0', ref);
    expect((await openGallery({ id })).ref.isOpen).toBe(true);
  });
});

describe('closing a modal gallery', () => {
  type CloseGallery = (opened: { ref: ModalGalleryRef; dialog: HTMLDialogElement }) => unknown;
  type Close = string | CloseGallery;

  const byKeyboard = 'before(close, 2, KEYBOARD) close(KEYBOARD, true)';
  const cancel: CloseGallery = ({ dialog }) =>
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
  const closeTwice = (isOutside: boolean) =>
    act(() => [1, 1].forEach((id) => modalGalleryService.close(id, isOutside)));

  it.each<[string, Close, string]>([
    ['a click on the close button', `click ${CLOSE}`, 'before(close, 2, CLICK) close(CLICK, true)'],
    ['Enter on the close button', 'press {Enter}', byKeyboard],
    ['Escape', 'press {Escape}', byKeyboard],
    ['the cancel event of the dialog', cancel, byKeyboard],
    ['a gesture of the system', ({ dialog }) => act(() => dialog.close()), 'close(NORMAL, true)'],
    ['Back', 'back', 'close(NORMAL, true)'],
    ['ref.closeModal(), called twice', 'close, close', 'close(NORMAL, true)'],
    ['close(id, false), called twice', () => closeTwice(false), 'close(NORMAL, true)'],
    ['close(id, true), called twice', () => closeTwice(true), 'close(NORMAL, true)'],
    ...['.ks-main', '.ks-header', '.ks-modal-gallery-backdrop', '.ks-thumbnails', 'dialog'].map(
      (area): [string, string, string] => [
        `a click on the empty area ${area}`,
        `click ${area}`,
        'close(CLICK, true)',
      ],
    ),
  ])(
    'closes once on %s, returns focus, removes its history entry and restores scrolling',
    async (_, close, expected) => {
      history.replaceState({ page: 'before' }, '');
      const opener = createOpener();
      const opened = await openGallery({ start: 2 });
      expect(opener).not.toHaveFocus();
      expect(history.state).toMatchObject({ page: 'before', ksModalGallery: expect.anything() });
      expect(document.documentElement.style.overflow).toMatch('--ks-scroll-lock');
      if (typeof close === 'string') await takeSteps(close, opened.ref);
      else close(opened);
      await advanceTime(100);
      expect(opened.events.join(' ')).toBe(expected);
      expect(opened.ref.isOpen).toBe(false);
      expect(dialogs()).toEqual([]);
      expect(opener).toHaveFocus();
      expect(history.state).toEqual({ page: 'before' });
      expect(document.documentElement.style.overflow).toBe('');
    },
  );

  it('passes the type of a close button to listeners when Escape closes', async () => {
    const { ref } = await openGallery();
    const buttons: unknown[] = [];
    ref.buttonBeforeHook$.subscribe((event) => buttons.push(event.button));
    await user().keyboard('{Escape}');
    expect(buttons).toEqual([{ type: 'close' }]);
  });

  it.each(['.ks-main', '.ks-modal-gallery-backdrop', 'dialog'])(
    'stays open on a click on %s with enableCloseOutside false',
    async (area) => {
      const { ref, events } = await openGallery({ libConfig: { enableCloseOutside: false } });
      await takeSteps(`click ${area}`, ref);
      act(() => modalGalleryService.close(1, true));
      expect(events).toEqual([]);
      expect(ref.isOpen).toBe(true);
      expect(dialogs()).toHaveLength(1);
    },
  );

  it('stays open on a click on markup inside the caption', async () => {
    const images = [{ id: 0, modal: { img: '/a.jpg', description: '<b>overflow-hidden</b>' } }];
    expect(await eventsOf('click .ks-caption b', { images })).toBe('');
  });

  it('lets clicks reach listeners of the application', async () => {
    const { ref } = await openGallery();
    const listener = jest.fn();
    document.addEventListener('click', listener);
    await takeSteps('click Next image', ref);
    document.removeEventListener('click', listener);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('closes on any popstate with closeOnBack "close", which adds no history entry', async () => {
    const entries = history.length;
    const { events } = await openGallery({ libConfig: { closeOnBack: 'close' } });
    expect(history.length).toBe(entries);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(events).toEqual(['close(NORMAL, true)']);
  });

  it('closes normally when history may not be written', async () => {
    const push = jest.spyOn(History.prototype, 'pushState').mockImplementation(() => {
      throw new DOMException('Refused.', 'SecurityError');
    });
    expect(await eventsOf('press {Escape}')).toContain('close(KEYBOARD, true)');
    push.mockRestore();
    await advanceTime(100);
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
    await takeSteps('close', ref);
    expect(renderedOnClose).toBe(true);
    await takeSteps('show 2, update 1234, wait 100', ref);
    expect(events).toEqual(['close(NORMAL, true)']);
  });
});

it('Tab cycles inside the dialog in both directions', async () => {
  const { dialog } = await openGallery();
  const last = [...dialog.querySelectorAll<HTMLElement>('button:not(:disabled)')].at(-1);
  await user().tab({ shift: true });
  expect(last).toHaveFocus();
  await user().tab();
  expect(button(CLOSE)).toHaveFocus();
});

it('Tab goes from the last control to the first, also where browsers do not say that arrows are hidden', async () => {
  const { dialog } = await openGallery({ start: 4 });
  const last = [...dialog.querySelectorAll<HTMLElement>('.ks-preview')].at(-1);
  act(() => last?.focus());
  await user().tab();
  expect(button(CLOSE)).toHaveFocus();
  await user().tab({ shift: true });
  expect(last).toHaveFocus();
});

describe('several galleries at once', () => {
  /** Opens the galleries 1 and 2, the second one above the first. */
  async function openBoth() {
    const first = await openGallery({ id: 1 });
    const second = await openAndListen({
      ...config,
      id: 2,
      currentImage: at(fiveImages, 1),
      libConfig: withoutAutoplay(),
    });
    await advanceTime(0);
    second.events.length = 0;
    expect(dialogs()).toHaveLength(2);
    return { first, second };
  }

  it('are independent, and only the newest receives keys', async () => {
    const { first, second } = await openBoth();
    await user().keyboard('{ArrowRight}');
    expect([first.events, second.events]).toEqual([[], ['show(KEYBOARD, 3)']]);
    await user().keyboard('{Escape}');
    expect([first.ref.isOpen, second.ref.isOpen]).toEqual([true, false]);
    await advanceTime(100);
    await user().keyboard('{ArrowRight}');
    expect(first.events).toEqual(['show(KEYBOARD, 2)']);
    expect(second.events.at(-1)).toBe('close(KEYBOARD, true)');
  });

  it('close by id, including the older one', async () => {
    const { first, second } = await openBoth();
    act(() => modalGalleryService.close(1));
    await advanceTime(100);
    expect(first.events).toEqual(['close(NORMAL, true)']);
    expect(second.ref.isOpen).toBe(true);
    expect(document.documentElement.style.overflow).toMatch('--ks-scroll-lock');
    await takeSteps('close, wait 100', second.ref);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it.each(['first', 'last'])(
    'hand focus back to the page when the outer one closes %s',
    async (order) => {
      const opener = createOpener();
      const { first, second } = await openBoth();
      const closeInner = within(dialogs()[1]!).getByRole('button', { name: CLOSE });
      expect(closeInner).toHaveFocus();

      if (order === 'first') {
        await takeSteps('close', first.ref);
        expect(closeInner).toHaveFocus();
        await takeSteps('close', second.ref);
      } else {
        await takeSteps('close', second.ref);
        expect(first.dialog).toContainElement(document.activeElement as HTMLElement);
        await takeSteps('close', first.ref);
      }
      expect(dialogs()).toEqual([]);
      expect(opener).toHaveFocus();
    },
  );
});

describe('cleaning up after a modal gallery', () => {
  const rounds = process.env.TEST_ALL ? 100 : 20;

  it(`${rounds} rounds of opening and closing leave no nodes and no listeners`, async () => {
    let listeners = 0;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    for (const target of [window, document, document.documentElement]) {
      for (const [method, change] of [
        [addEventListener, 1],
        [removeEventListener, -1],
      ] as const) {
        const count = function (this: EventTarget, ...args: Parameters<typeof addEventListener>) {
          listeners += change;
          method.apply(this, args);
        };
        jest.spyOn(target, method.name as 'addEventListener').mockImplementation(count);
      }
    }
    const libConfig = withoutAutoplay({ currentImageConfig: { downloadable: true } });
    const round = async () => {
      const { ref } = await openAndListen({ ...config, libConfig });
      await advanceTime(0);
      expect(fullImage()).toBeInTheDocument();
      await takeSteps('close, wait 100', ref);
    };
    await round();
    const nodes = document.querySelectorAll('*').length;
    const before = listeners;
    const timers = jest.getTimerCount();
    const entries = history.length;
    for (let count = 0; count < rounds; count += 1) await round();
    expect(document.querySelectorAll('*')).toHaveLength(nodes);
    // Removing listeners that were never added makes the number smaller.
    expect(listeners).toBeLessThanOrEqual(before);
    expect(jest.getTimerCount()).toBe(timers);
    expect(history.length).toBe(entries);
  });
});
