import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Activity, Suspense, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import {
  Carousel,
  modalGalleryService,
  registerSlides,
  type ButtonsConfig,
  type GalleryImage,
  type ModalGalleryProps,
  type ModalGalleryRef,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { findElement } from '../../find-element';
import { at, fiveImages } from '../../gallery-images';
import { Album, renderAlbum } from './album';
import { advanceTime, button, caption, closeAll, dialogs, withoutAutoplay } from './harness';

registerSlides();

// Nothing but promises and microtasks may pass before the first frame.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(async () => {
  await closeAll(1);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a slide that suspends', () => {
  function Picture({ promise, name }: { promise: Promise<string>; name: string }): ReactNode {
    return (
      <i>
        {name} {use(promise)}
      </i>
    );
  }

  it('shows the fallback of the application, then that slide, in the same gallery', async () => {
    let arrive: (text: string) => void = () => {};
    const later = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const onOpenChange = jest.fn();
    const onClose = jest.fn();
    const onShow = jest.fn();
    render(
      <Suspense fallback="one moment">
        <Album
          {...{ onOpenChange, onClose, onShow }}
          render={{
            slide: ({ image, index }) =>
              index === 1 ? (
                <Picture promise={later} name={`slide ${image.id}`} />
              ) : (
                <i>slide {image.id}</i>
              ),
          }}
        />
      </Suspense>,
    );
    await advanceTime(0);
    expect(screen.getByText('slide 0')).toBeVisible();
    const next = button('Next image');
    await act(async () => next.click());
    expect(screen.getByText('one moment')).toBeVisible();
    await act(async () => {
      arrive('arrived');
      await later;
    });
    // React reveals nothing sooner than 300 ms after a fallback.
    await advanceTime(300);
    expect(screen.getByText('slide 1 arrived')).toBeVisible();
    expect(dialogs()).toHaveLength(1);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect(onShow.mock.calls.map(([{ result }]: [{ result: number }]) => result)).toEqual([1, 2]);
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves nothing behind when the gallery is removed meanwhile', async () => {
    const never = new Promise<string>(() => {});
    const onClose = jest.fn();
    const slide = ({ index }: { index: number }) =>
      index === 1 ? <Picture promise={never} name="slide" /> : <i>first</i>;
    const { rerender } = render(
      <Suspense fallback="one moment">
        <Album onClose={onClose} render={{ slide }} />
      </Suspense>,
    );
    await advanceTime(0);
    const next = button('Next image');
    await act(async () => next.click());
    expect(screen.getByText('one moment')).toBeVisible();
    rerender(<p>Another page</p>);
    await advanceTime(300);
    expect(document.documentElement.style.overflow).toBe('');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialogs()).toEqual([]);
  });
});

describe('what a slot contains', () => {
  const question = (
    <dialog open aria-label="Question">
      <p>Sure?</p>
      <button type="button">Yes</button>
    </dialog>
  );

  it.each<[string, () => ReactNode]>([
    ['a dialog', () => question],
    ['a dialog in a portal', () => createPortal(question, document.body)],
  ])('keeps its keys, its clicks and its Escape: %s', async (_, caption) => {
    const onOpenChange = jest.fn();
    const onIndexChange = jest.fn();
    await renderAlbum({ onOpenChange, onIndexChange, render: { caption } });
    const yes = button('Yes');
    fireEvent.keyDown(yes, { key: 'ArrowRight' });
    fireEvent.keyDown(yes, { key: 'Escape' });
    fireEvent.mouseDown(screen.getByText('Sure?'));
    fireEvent.click(screen.getByText('Sure?'), { detail: 1 });
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog', { name: 'Question' }), cancel);
    expect(cancel.defaultPrevented).toBe(false);
    expect(onIndexChange).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('may be a file chooser, which does not close the gallery when it is cancelled', async () => {
    const onOpenChange = jest.fn();
    render(
      <Album
        onOpenChange={onOpenChange}
        render={{ caption: () => <input type="file" aria-label="Photo" /> }}
      />,
    );
    await advanceTime(0);
    fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

it('closes when Activity hides it, and opens again when it is shown', async () => {
  const onClose = jest.fn();
  const onOpenChange = jest.fn();
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Album {...{ onClose, onOpenChange }} />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  await advanceTime(0);
  rerender(page('hidden'));
  await advanceTime(0);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialogs()).toEqual([]);
  expect(document.documentElement.style.overflow).toBe('');
  rerender(page('visible'));
  await advanceTime(0);
  expect(dialogs()).toHaveLength(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});

describe('a command right after open', () => {
  const open = (useAtOnce: (ref: ModalGalleryRef) => void) =>
    act(async () => {
      const ref = modalGalleryService.open({
        id: 1,
        images: fiveImages,
        currentImage: at(fiveImages, 0),
        libConfig: withoutAutoplay(),
      });
      useAtOnce(ref);
    });

  it('is announced as the first image', async () => {
    const events: string[] = [];
    await open((ref) => {
      ref.hasData$.subscribe(() => events.push('hasData'));
      ref.show$.subscribe(({ result }) => events.push(`show ${result}`));
      ref.navigateTo(3);
    });
    // No timer has been fired, so no task has passed.
    expect(caption()).toBe('Image 4/5 - Fourth');
    expect(events).toEqual(['hasData', 'show 4']);
  });

  it('that is an update by a listener of the first show$ is shown before the next frame', async () => {
    await open((ref) => {
      const { unsubscribe } = ref.show$.subscribe(() => {
        unsubscribe();
        ref.updateImages(fiveImages.slice(0, 2));
      });
    });
    expect(caption()).toBe('Image 1/2');
  });
});

describe('options', () => {
  it('that are not valid throw at the opening only, not while the closed gallery prepares', async () => {
    const buttonsConfig = { strategy: 'custom', buttons: [null] } as unknown as ButtonsConfig;
    const { rerender } = render(<Album open={false} libConfig={{ buttonsConfig }} />);
    await advanceTime(1000);
    rerender(<Album open={false} libConfig={null as unknown as ModalLibConfig} />);
    await advanceTime(1000);
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => rerender(<Album open libConfig={{ buttonsConfig }} />)).toThrow('buttons[0]');
  });

  it('without a prototype are merged over the defaults', async () => {
    const bare = <T extends object>(value: T): T => Object.assign(Object.create(null) as T, value);
    const libConfig: ModalLibConfig = bare({
      slideConfig: bare({ playConfig: bare({ autoPlay: false }) }),
      accessibilityConfig: bare({ modalGalleryContentAriaLabel: 'Holiday' }),
    });
    await renderAlbum({ libConfig });
    expect(screen.getByRole('dialog', { name: 'Holiday' })).toBeVisible();
    expect(button('Next image')).toBeVisible();
  });

  it('of another window are merged over the defaults', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const foreign = (
      frame.contentWindow as unknown as { eval: (code: string) => ModalLibConfig }
    ).eval('({ slideConfig: { playConfig: { autoPlay: false } } })');
    await renderAlbum({ libConfig: foreign });
    expect(button('Next image')).toBeVisible();
    frame.remove();
  });

  it.each([Infinity, 2 ** 31])('with the interval %d show the first image on', async (interval) => {
    const setTimer = jest.spyOn(globalThis, 'setInterval');
    await renderAlbum({ libConfig: { slideConfig: { playConfig: { autoPlay: true, interval } } } });
    fireEvent.load(findElement('.ks-current-image'));
    // Browsers take what is longer for 0.
    const delays = setTimer.mock.calls.map(([, delay]) => Number(delay));
    expect(delays.length).toBeGreaterThan(0);
    expect(Math.max(...delays)).toBeLessThan(2 ** 31);
  });

  it.each<[string, Partial<ModalGalleryProps<GalleryImage>>]>([
    ['zoomConfig.max', { libConfig: { zoomConfig: { max: 0 } } }],
    [
      'buttonsConfig.strategy',
      { libConfig: { buttonsConfig: { strategy: 'simply' as 'simple' } } },
    ],
    ['images[1]', { images: [at(fiveImages, 0), { id: NaN, modal: { img: '/x.jpg' } }] }],
  ])('that are not valid while it is open throw in development: %s', async (field, props) => {
    jest.spyOn(console, 'error').mockImplementation();
    const { update } = await renderAlbum();
    await expect(update(props)).rejects.toThrow(field);
  });
});

describe('images', () => {
  it('may contain a cycle, also in a new array with new objects', async () => {
    const create = () =>
      fiveImages.map((image) => {
        const cyclic: GalleryImage & { self?: unknown } = { ...image };
        cyclic.self = cyclic;
        return cyclic;
      });
    const onHasData = jest.fn();
    const { update } = await renderAlbum({ images: create(), onHasData });
    await update({ images: create() });
    expect(onHasData).toHaveBeenCalledTimes(1);
  });

  it('with the same ids are shown as they are now, without an event', async () => {
    const onHasData = jest.fn();
    const onShow = jest.fn();
    const described = (text: string) =>
      fiveImages.map((image) => ({ ...image, modal: { ...image.modal, description: text } }));
    const { update } = await renderAlbum({ images: described('old'), onHasData, onShow });
    await update({ images: described('new') });
    expect(caption()).toBe('Image 1/5 - new');
    expect([onHasData.mock.calls.length, onShow.mock.calls.length]).toEqual([1, 1]);
  });

  it('that are new are rendered with the slots of the same render', async () => {
    const page = (images: readonly GalleryImage[]) => {
      const texts = new Map(images.map(({ id }) => [id, `text ${id}`]));
      const caption = ({ image }: { image: GalleryImage }) => {
        const text = texts.get(image.id);
        if (!text) throw new Error(`no text for ${image.id}`);
        return text;
      };
      return <Album images={images} render={{ caption }} />;
    };
    const error = jest.spyOn(console, 'error').mockImplementation();
    const { rerender } = render(page(fiveImages));
    await advanceTime(0);
    expect(caption()).toBe('text 0');
    rerender(page(fiveImages.slice(1)));
    await advanceTime(0);
    expect(caption()).toBe('text 1');
    expect(error).not.toHaveBeenCalled();
  });

  it('are what was shown while the gallery leaves, whatever its parent has cleared', async () => {
    const onClose = jest.fn();
    const { rerender, update } = await renderAlbum({ id: 7, onClose });
    rerender(<Album open={false} images={[]} onClose={onClose} />);
    await advanceTime(0);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialogs()).toEqual([]);
    await update({ id: 8 });
    expect(dialogs()).toHaveLength(1);
  });
});

it.each<[string, () => ReactNode]>([
  ['frame', () => <iframe title="last" srcDoc="" />],
  ['video with controls', () => <video controls aria-label="last" />],
  [
    'summary',
    () => (
      <details>
        <summary aria-label="last">More</summary>
      </details>
    ),
  ],
])('Tab does not skip a %s in a slot', async (_, last) => {
  await renderAlbum({
    libConfig: withoutAutoplay({
      dotsConfig: { visible: false },
      previewConfig: { visible: false },
    }),
    render: { caption: last },
  });
  const dialog = screen.getByRole('dialog');
  const next = within(dialog).getByRole('button', { name: 'Next image' });
  const element = findElement<HTMLElement>('[title="last"], [aria-label="last"]');
  const first = within(dialog).getAllByRole('button')[0]!;
  // jsdom focuses neither videos nor frames by itself.
  element.tabIndex = 0;
  element.focus();
  fireEvent.keyDown(element, { key: 'Tab' });
  expect(first).not.toHaveFocus();
  next.focus();
  fireEvent.keyDown(next, { key: 'Tab' });
  expect(first).toHaveFocus();
});

describe('a carousel', () => {
  it('renders the slots of the shown slide only when its parent renders', () => {
    const rendered: number[] = [];
    const page = () => (
      <Carousel
        images={fiveImages}
        render={{
          slide: ({ index }) => {
            rendered.push(index);
            return <i>slide {index}</i>;
          },
        }}
      />
    );
    const { rerender } = render(page());
    rendered.length = 0;
    rerender(page());
    expect(new Set(rendered)).toEqual(new Set([0]));
  });

  it('renders the slots of all slides side by side when its parent renders', () => {
    const page = (text: string) => (
      <Carousel
        images={fiveImages}
        config={{ carouselConfig: { slidesPerView: 3 } }}
        render={{ slide: () => <i>{text}</i> }}
      />
    );
    const { rerender } = render(page('before'));
    rerender(page('after'));
    expect(screen.queryAllByText('before')).toEqual([]);
    expect(screen.getAllByText('after')).toHaveLength(5);
  });
});
