import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import type { ModalGalleryConfig, ModalGalleryProps, ModalGalleryRef } from 'ks-gallery-react';
import { at, fiveImages } from '../../gallery-images';
import {
  advanceTime,
  button,
  caption,
  dialogs,
  goBack,
  listen,
  takeSteps,
  user,
  withoutAutoplay,
} from './harness';
import {
  loadUnloadedLibrary,
  trackWindowListeners,
  type UnloadedLibrary,
} from './unloaded-library';

let page: UnloadedLibrary;
let removeListeners: () => void;
let opener: HTMLButtonElement;

beforeEach(async () => {
  jest.useFakeTimers();
  removeListeners = trackWindowListeners();
  page = await loadUnloadedLibrary();
  history.replaceState({ page: 'before' }, '');
  opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
});
afterEach(async () => {
  await act(async () => [1, 2].forEach((id) => page.library.modalGalleryService.close(id)));
  await advanceTime(1000);
  removeListeners();
  opener.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const config = (more: Partial<ModalGalleryConfig> = {}): ModalGalleryConfig => ({
  id: 1,
  images: fiveImages,
  currentImage: at(fiveImages, 2),
  libConfig: withoutAutoplay(),
  ...more,
});

/** Opens a gallery with the service, and checks that the first commit contains its dialog. */
function open(more: Partial<ModalGalleryConfig> = {}) {
  const { modalGalleryService } = page.library;
  let ref!: ModalGalleryRef;
  act(() => {
    ref = modalGalleryService.open(config(more));
  });
  return { ref, events: listen(ref), dialog: at(dialogs().toReversed(), 0) };
}

const closeModal = (ref: ModalGalleryRef) => act(() => ref.closeModal());
const pressEscape = () =>
  act(
    () => void fireEvent(at(dialogs().toReversed(), 0), new Event('cancel', { cancelable: true })),
  );
const closeButton = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: 'Close this modal image gallery' });
const named = withoutAutoplay({ linkConfig: { name: 'album' } });

/** Application that opens `ModalGallery` with a button, and records its callbacks. */
function Album(props: Partial<ModalGalleryProps> & { onCalls?: (call: string) => void }) {
  const { onCalls, ...more } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { ModalGallery } = page.library;
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Show</button>
      <button onClick={() => setIsOpen(false)}>Hide</button>
      <ModalGallery
        images={fiveImages}
        defaultIndex={2}
        libConfig={withoutAutoplay()}
        open={isOpen}
        onOpenChange={(next) => {
          onCalls?.(`open ${next}`);
          setIsOpen(next);
        }}
        onClose={() => onCalls?.('close')}
        onShow={({ result }) => onCalls?.(`show ${result}`)}
        {...more}
      />
    </>
  );
}
const show = () => button('Show');

/** What closes a gallery: the user, or `close` of the application. */
interface Opened {
  calls: string[];
  close: () => unknown;
}

/** Each way to open a gallery, and its calls after a user has closed it. */
const ways: [string, (isBack: boolean) => Opened | Promise<Opened>, string[]][] = [
  [
    'the service',
    () => {
      const { ref, events } = open();
      return { calls: events, close: () => takeSteps('show 1, close', ref) };
    },
    ['close(NORMAL, true)'],
  ],
  [
    'ModalGallery',
    async () => {
      const calls: string[] = [];
      render(<Album onCalls={(call) => calls.push(call)} />);
      await user().click(show());
      opener = show() as HTMLButtonElement;
      return { calls, close: () => fireEvent.click(screen.getByText('Hide')) };
    },
    ['close', 'open false'],
  ],
  [
    'the URL',
    (isBack) => {
      page.library.registerLinks();
      if (isBack) history.pushState(null, '', '#album-2');
      else history.replaceState({ page: 'before' }, '', '#album-2');
      const { ref, events } = open({ libConfig: named });
      return { calls: events, close: () => closeModal(ref) };
    },
    ['close(NORMAL, true)'],
  ],
];

describe.each(ways)('a gallery opened by %s whose code is not loaded', (way, openWith, byUser) => {
  beforeEach(async () => {
    page = await loadUnloadedLibrary();
  });
  afterEach(() => history.replaceState(null, '', '/'));

  it.each<[string, (opened: Opened) => unknown]>([
    ['Escape', pressEscape],
    ['the close button', () => user().click(closeButton(screen.getByRole('dialog')))],
    ['Back', goBack],
    ['a call of the application', ({ close }) => close()],
  ])(
    'closes once on %s, returns focus and leaves the history as it was',
    async (closing, close) => {
      const opened = await openWith(closing === 'Back');
      const expected = closing.startsWith('a call') ? byUser.slice(0, 1) : byUser;
      expect(within(screen.getByRole('dialog')).getByRole('status')).toBeVisible();
      if (way !== 'the URL')
        expect(history.state).toMatchObject({ page: 'before', ksModalGallery: 1 });
      await close(opened);
      for (const wait of [() => undefined, page.arrive]) {
        await wait();
        await advanceTime(1000);
        expect(opened.calls).toEqual(expected);
        expect(dialogs()).toEqual([]);
        expect(opener).toHaveFocus();
        expect([location.hash, history.state]).toEqual(['', { page: 'before' }]);
      }
    },
  );
});

describe('a modal gallery whose code is not loaded', () => {
  it('shows a named dialog with a loading state in its first commit', async () => {
    const { ref, dialog } = open();
    expect(ref.isOpen).toBe(true);
    expect(dialog).toHaveAttribute('open');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveAccessibleName('Modal gallery content');
    expect(within(dialog).getByRole('status')).toHaveAccessibleName(
      'The current image is loading. Please be patient.',
    );
    expect(closeButton(dialog)).toBeVisible();
    await advanceTime(0);
  });

  it('adds no history entry with closeOnBack "close"', async () => {
    const entries = history.length;
    open({ libConfig: { closeOnBack: 'close' } });
    expect(history.length).toBe(entries);
    await page.arrive();
    expect(history.length).toBe(entries);
  });

  it('can be opened again under its id as soon as it has closed', async () => {
    closeModal(open().ref);
    const { ref } = open({ currentImage: at(fiveImages, 4) });
    await page.arrive();
    await advanceTime(1000);
    expect(ref.isOpen).toBe(true);
    expect(dialogs()).toHaveLength(1);
    expect(caption()).toBe('Image 5/5');
    await goBack();
    expect(dialogs()).toEqual([]);
    expect(history.state).toEqual({ page: 'before' });
  });

  it.each<[string, boolean, () => Promise<void> | void]>([
    ['Back', false, goBack],
    ['Back, when both have arrived', true, goBack],
    ['Escape', false, pressEscape],
  ])('may have another one above it, and %s closes one at a time', async (_, arrives, close) => {
    const below = open();
    const above = open({ id: 2, currentImage: at(fiveImages, 0) });
    if (arrives) {
      await page.arrive();
      await advanceTime(1000);
    }
    expect(dialogs()).toHaveLength(2);
    await close();
    await advanceTime(100);
    expect([below.ref.isOpen, above.ref.isOpen]).toEqual([true, false]);
    expect(history.state).toMatchObject({ page: 'before', ksModalGallery: 1 });
    await close();
    await advanceTime(100);
    expect(below.ref.isOpen).toBe(false);
    expect(dialogs()).toEqual([]);
    expect(history.state).toEqual({ page: 'before' });
  });

  it('shows the gallery at its image, with focus inside and one history entry', async () => {
    const entries = history.length;
    const { events } = open();
    await page.arrive();
    expect(dialogs()).toHaveLength(1);
    expect(caption()).toBe('Image 3/5 - Third');
    expect(events).toEqual(['hasData(LOAD, true)', 'show(LOAD, 3)']);
    expect(closeButton(screen.getByRole('dialog'))).toHaveFocus();
    await advanceTime(1000);
    expect(history.length - entries).toBeLessThanOrEqual(1);
    expect(history.state).toMatchObject({ page: 'before', ksModalGallery: 1 });

    await user().keyboard('{Escape}');
    await advanceTime(1000);
    expect(history.state).toEqual({ page: 'before' });
    expect(opener).toHaveFocus();
  });

  it('applies earlier commands in order when it arrives', async () => {
    const { ref, events } = open();
    await takeSteps('show 4, update 43210, show 1', ref);
    await page.arrive();
    expect(caption()).toBe('Image 2/5 - Fourth');
    // Only what is shown first is announced.
    expect(events).toEqual(['hasData(LOAD, true)', 'show(LOAD, 2)']);
  });

  it('keeps the images of the moment when it was opened and updated', async () => {
    const images = [...fiveImages];
    const { ref } = open({ images });
    images.length = 0;
    const fewer = fiveImages.slice(1, 4);
    ref.updateImages(fewer);
    fewer.length = 0;
    await page.arrive();
    expect(caption()).toBe('Image 2/3 - Third');
  });

  it('is closed when its list is emptied before it arrives', async () => {
    const { ref, events } = open();
    act(() => ref.updateImages([]));
    await page.arrive();
    expect(events).toEqual(['close(NORMAL, true)']);
    expect(ref.isOpen).toBe(false);
    expect(dialogs()).toEqual([]);
  });

  it('goes back once when the code arrives while the step back of a closed dialog is on the way', async () => {
    history.pushState({ page: 'own' }, '');
    const go = jest.spyOn(history, 'go').mockImplementation();
    closeModal(open().ref);
    jest.advanceTimersByTime(100);
    expect(go.mock.calls).toEqual([[-1]]);
    await page.arrive();
    await advanceTime(100);
    expect(go).toHaveBeenCalledTimes(1);

    go.mockRestore();
    await goBack();
    expect(history.state).toEqual({ page: 'own' });
    await advanceTime(1000);
    expect(history.state).toEqual({ page: 'own' });
  });

  it('adds no history entry when it is opened from the URL, before and after it arrives', async () => {
    page.library.registerLinks();
    history.replaceState({ page: 'before' }, '', '#album-2');
    const entries = history.length;
    open({ libConfig: named });
    await page.arrive();
    await advanceTime(1000);
    expect(screen.getByRole('dialog')).toHaveAttribute('data-from-url', 'true');
    expect([history.length, location.hash]).toEqual([entries, '#album-2']);
    expect(history.state).toEqual({ page: 'before' });
    await user().keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-from-url');
    history.replaceState(null, '', '/');
  });

  it('offers nothing but closing before it arrives', async () => {
    const { dialog } = open();
    expect(within(dialog).getAllByRole('button')).toEqual([closeButton(dialog)]);
    await user().keyboard('{ArrowRight}');
    await page.arrive();
    expect(caption()).toBe('Image 3/5 - Third');
  });
});

describe('a failed request for the code of the modal gallery', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

  it('shows a message with a retry button that works', async () => {
    const { dialog } = open();
    await page.fail();
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(dialog).toHaveTextContent('could not be loaded');
    expect(within(dialog).queryByRole('status')).toBeNull();

    await user().click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(within(dialog).getByRole('status')).toBeVisible();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await page.arrive();
    expect(page.requestCount()).toBe(2);
    expect(caption()).toBe('Image 3/5 - Third');
  });

  it('leaves the dialog closable, and the next opening tries again', async () => {
    const { ref } = open();
    await page.fail();
    pressEscape();
    await advanceTime(100);
    expect(ref.isOpen).toBe(false);
    expect(dialogs()).toEqual([]);
    open();
    expect(screen.getByRole('status')).toBeVisible();
    await page.arrive();
    expect(caption()).toBe('Image 3/5 - Third');
  });
});

describe('ModalGallery whose code is not loaded', () => {
  beforeEach(async () => {
    page = await loadUnloadedLibrary('opening');
  });

  it.each([false, true])(
    'opens with a loading state and shows the image when the code arrives, StrictMode: %p',
    async (strict) => {
      const calls: string[] = [];
      const onCalls = (call: string) => void calls.push(call);
      render(<Album onCalls={onCalls} />, { wrapper: strict ? StrictMode : undefined });
      await user().click(show());
      expect(within(screen.getByRole('dialog')).getByRole('status')).toBeVisible();
      expect(history.state).toMatchObject({ ksModalGallery: 1 });
      await page.arrive();
      await advanceTime(100);
      expect(dialogs()).toHaveLength(1);
      expect(caption()).toBe('Image 3/5 - Third');
      expect(calls).toEqual(['show 3']);
      await user().keyboard('{Escape}');
      await advanceTime(1000);
      expect(calls).toEqual(['show 3', 'close', 'open false']);
      expect(show()).toHaveFocus();
      expect(history.state).toEqual({ page: 'before' });
    },
  );

  it('keeps Escape and clicks from the layers around it before it arrives', async () => {
    const layer = jest.fn();
    document.addEventListener('keydown', layer, true);
    render(
      <div role="presentation" onClick={layer} onKeyDown={layer}>
        <Album />
      </div>,
    );
    await user().click(show());
    layer.mockClear();
    await user().keyboard('{Escape}');
    expect(dialogs()).toEqual([]);
    expect(show()).toHaveFocus();
    await user().click(show());
    layer.mockClear();
    await user().click(closeButton(screen.getByRole('dialog')));
    expect(dialogs()).toEqual([]);
    expect(layer).not.toHaveBeenCalled();
    document.removeEventListener('keydown', layer, true);
  });

  it('closes on Escape before it arrives although its parent does not follow', async () => {
    const { ModalGallery } = page.library;
    const onOpenChange = jest.fn();
    render(<ModalGallery open images={fiveImages} onOpenChange={onOpenChange} />);
    pressEscape();
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(dialogs()).toEqual([]);
  });

  it('opens once on a double click', async () => {
    render(<Album />);
    await user().dblClick(show());
    expect(dialogs()).toHaveLength(1);
    await page.arrive();
    await advanceTime(100);
    expect(dialogs()).toHaveLength(1);
    expect(page.requestCount()).toBe(1);
  });

  it('keeps the message after a failure while its parent renders again, and can retry', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { rerender } = render(<Album />);
    await user().click(show());
    await page.fail();
    rerender(<Album style={{ color: 'red' }} />);
    await advanceTime(100);
    expect(screen.getByRole('dialog')).toHaveTextContent('could not be loaded');
    expect(page.requestCount()).toBe(1);
    await user().click(button('Try again'));
    await page.arrive();
    await advanceTime(100);
    expect(dialogs()).toHaveLength(1);
    expect(caption()).toBe('Image 3/5 - Third');
  });

  it('is removed when it unmounts before the code arrives', async () => {
    const { unmount } = render(<Album />);
    await user().click(show());
    unmount();
    await advanceTime(100);
    await page.arrive();
    expect(dialogs()).toEqual([]);
    expect(history.state).toEqual({ page: 'before' });
  });
});

describe('a modal gallery whose toolbar actions are not loaded', () => {
  beforeEach(async () => {
    page = await loadUnloadedLibrary('optional/buttons/toolbar-actions');
  });

  it('deletes the image that was shown at the click when they arrive', async () => {
    const { events } = open({
      libConfig: { ...withoutAutoplay(), buttonsConfig: { strategy: 'full' } },
    });
    await advanceTime(1000);
    await user().click(button('Delete the current image'));
    expect(events.at(-1)).toBe('before(delete, 2, CLICK)');
    expect(caption()).toBe('Image 3/5 - Third');

    await page.arrive();
    expect(caption()).toBe('Image 4/5 - Fourth');
    expect(events.slice(-2)).toEqual(['show(NORMAL, 4)', 'after(delete, 2, CLICK)']);
  });

  it('shows its image although they fail to arrive, and reports the failure', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const { dialog } = open({ libConfig: { buttonsConfig: { strategy: 'full' } } });
    await page.fail();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(caption()).toBe('Image 3/5 - Third');
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });
});

describe('galleries with and without a name in the URL, whose code for it is not loaded', () => {
  beforeEach(async () => {
    page = await loadUnloadedLibrary('optional/links/link-code');
    page.library.registerLinks();
    jest.spyOn(window, 'scrollTo').mockImplementation();
    history.replaceState({ page: 'before' }, '', '/page');
  });
  afterEach(async () => {
    await advanceTime(1000);
    history.replaceState(null, '', '/');
  });

  const openPlain = (id: number) => open({ id }).ref;
  const openNamed = (id: number) =>
    open({ id, libConfig: withoutAutoplay({ linkConfig: { name: 'album' } }) }).ref;
  const current = () => [location.hash, history.state?.ksModalGallery];
  const isOpen = (...refs: ModalGalleryRef[]) => refs.map((ref) => ref.isOpen);

  const closings: [string, (ref: ModalGalleryRef) => Promise<void>][] = [
    ['Back', goBack],
    ['a call', async (ref) => closeModal(ref)],
  ];

  it.each(
    closings.flatMap(([how, close]) => [
      ['a named one above another one', how, openPlain, openNamed, close] as const,
      ['another one above a named one', how, openNamed, openPlain, close] as const,
    ]),
  )(
    '%s gets its fragment or an entry of its own, and %s closes one at a time',
    async (order, _, openBelow, openAbove, close) => {
      const below = openBelow(1);
      const above = openAbove(2);
      const { length } = history;
      await page.arrive();
      await advanceTime(100);
      expect(current()).toEqual(['#album-2', 2]);
      expect(history.length).toBe(length);
      await close(above);
      await advanceTime(100);
      expect(isOpen(below, above)).toEqual([true, false]);
      expect(current()).toEqual([order.startsWith('a named') ? '' : '#album-2', 1]);
      const next = openPlain(2);
      await close(next);
      await advanceTime(100);
      await close(below);
      await advanceTime(100);
      expect(isOpen(below, next)).toEqual([false, false]);
      expect(location.hash).toBe('');
      expect(history.state).toEqual({ page: 'before' });
    },
  );

  it.each([0, 40, 80, 100])(
    'leaves the entry of a gallery once that has closed %i ms before the code arrives',
    async (delay) => {
      history.pushState({ page: 'own' }, '');
      const go = jest.spyOn(history, 'go');
      const plain = openPlain(1);
      const named = openNamed(2);
      await advanceTime(0);
      closeModal(named);
      closeModal(plain);
      jest.advanceTimersByTime(delay);
      await page.arrive();
      await advanceTime(1000);
      expect(go.mock.calls).toEqual([[-1], [-1]]);
      expect(location.hash).toBe('');
      expect(history.state).toEqual({ page: 'own' });
    },
  );

  it('closes a named one on Back although the code fails to arrive', async () => {
    const named = openNamed(1);
    await page.fail();
    expect(current()).toEqual(['', 1]);
    await goBack();
    expect(named.isOpen).toBe(false);
    expect(history.state).toEqual({ page: 'before' });
  });
});
