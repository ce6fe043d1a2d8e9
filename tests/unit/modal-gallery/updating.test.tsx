import { act, fireEvent, screen } from '@testing-library/react';
import { modalGalleryService } from 'ks-gallery-react';
import { at, F1, F5 } from '../gallery-images';
import {
  bigPicture,
  caption,
  closeAll,
  openGallery,
  openNow,
  pass,
  user,
  withoutAutoplay,
} from './harness';

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await closeAll(1, 2);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const dots = () => screen.getByRole('group', { name: 'Image navigation dots' }).childElementCount;
const sixth = { id: 5, modal: { img: '/i5.jpg' } };

describe('updateModalImages', () => {
  it('adds an image without showing the active one again (case 83)', async () => {
    const { heard } = await openGallery({ start: 2 });
    act(() => modalGalleryService.updateModalImages([...F5, sixth]));
    expect(heard).toEqual(['hasData(LOAD, true)']);
    expect(caption()).toBe('Image 3/6 - Third');
    expect(dots()).toBe(6);
  });

  it('shows another file under the same id (case 84)', async () => {
    const { heard } = await openGallery({ start: 1 });
    fireEvent.load(bigPicture());
    const images = F5.map((image) =>
      image.id === 1 ? { id: 1, modal: { img: '/new.jpg' } } : image,
    );
    act(() => modalGalleryService.updateModalImages(images));
    expect(heard).toEqual(['hasData(LOAD, true)', 'show(LOAD, 2)']);
    expect(bigPicture()).toHaveAttribute('src', '/new.jpg');
    expect(document.querySelector('.ks-figure')).toHaveAttribute('data-status', 'loading');
  });

  it('updates every gallery, or only the one with the given id', async () => {
    const first = await openGallery({ id: 1 });
    const second = await openNow({
      id: 2,
      images: F5,
      currentImage: at(F5, 0),
      libConfig: withoutAutoplay(),
    });
    await pass(0);
    second.heard.length = 0;
    act(() => modalGalleryService.updateModalImages([...F5, sixth], 2));
    expect([first.heard, second.heard]).toEqual([[], ['hasData(LOAD, true)']]);
    act(() => modalGalleryService.updateModalImages(F5));
    expect([first.heard.length, second.heard.length]).toEqual([1, 2]);
  });

  it('closes the gallery when the list is empty', async () => {
    const { heard } = await openGallery();
    act(() => modalGalleryService.updateModalImages([]));
    expect(heard).toEqual(['close(NORMAL, true)']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('refuses images without an id and leaves the gallery unchanged', async () => {
    const { heard } = await openGallery();
    const broken = [{ id: -1, modal: { img: '/x.jpg' } }];
    expect(() => modalGalleryService.updateModalImages(broken)).toThrow(
      expect.objectContaining({ code: 'INVALID_IMAGE' }),
    );
    expect(heard).toEqual([]);
    expect(caption()).toBe('Image 1/5');
  });

  it('takes effect at once in a listener of show$, without a loop', async () => {
    const { ref, heard } = await openGallery();
    let rounds = 0;
    ref.show$.subscribe(() => {
      rounds += 1;
      ref.updateImages(
        F5.map((image) => ({ ...image, modal: { ...image.modal, img: `/${rounds}.jpg` } })),
      );
    });
    await user().click(screen.getByRole('button', { name: 'Next image' }));
    expect(rounds).toBe(1);
    expect(heard).toEqual(['show(CLICK, 2)', 'hasData(LOAD, true)']);
    expect(bigPicture()).toHaveAttribute('src', '/1.jpg');
  });

  it('takes effect at once in a listener of hasData$, without a loop', async () => {
    const { ref, heard } = await openGallery();
    let rounds = 0;
    ref.hasData$.subscribe(() => {
      rounds += 1;
      ref.updateImages([...F5, sixth]);
    });
    act(() => ref.updateImages(F5.slice(0, 3)));
    expect(rounds).toBe(1);
    expect(heard).toEqual(['hasData(LOAD, true)']);
    expect(dots()).toBe(6);
  });

  it('does not loop in listeners of both', async () => {
    const { ref, heard } = await openGallery({ start: 1 });
    ref.hasData$.subscribe(() => ref.updateImages([...F5, sixth]));
    ref.show$.subscribe(() => ref.updateImages(F5.toReversed()));
    act(() => ref.navigateTo(0));
    expect(heard).toEqual(['show(NORMAL, 1)', 'firstImage(NORMAL, true)', 'hasData(LOAD, true)']);
  });

  it('closes once when a listener passes an empty list', async () => {
    const { ref, heard } = await openGallery();
    ref.hasData$.subscribe(() => ref.updateImages([]));
    act(() => ref.updateImages(F5.slice(0, 3)));
    expect(heard).toEqual(['hasData(LOAD, true)', 'close(NORMAL, true)']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('listeners of the modal gallery', () => {
  it('that throw stop neither the others nor the gallery', async () => {
    const report = jest.spyOn(globalThis, 'reportError').mockImplementation();
    const { ref } = await openGallery();
    const heard: number[] = [];
    ref.show$.subscribe(() => {
      throw new Error('of the listener');
    });
    ref.show$.subscribe(({ result }) => heard.push(Number(result)));
    await user().click(screen.getByRole('button', { name: 'Next image' }));
    expect(heard).toEqual([2]);
    expect(report).toHaveBeenCalledTimes(1);
    expect(caption()).toBe('Image 2/5 - Second');
  });

  it('of close$ that throw do not keep the gallery open', async () => {
    jest.spyOn(globalThis, 'reportError').mockImplementation();
    const { ref } = await openGallery();
    ref.close$.subscribe(() => {
      throw new Error('of the listener');
    });
    act(() => ref.closeModal());
    expect(screen.queryByRole('dialog')).toBeNull();
    await openGallery();
  });

  it('may navigate, and each change emits all its events before the next one', async () => {
    const { ref, heard } = await openGallery({ start: 1 });
    ref.show$.subscribe(({ result }) => {
      if (result === 1) ref.navigateTo(4);
    });
    const late: unknown[] = [];
    ref.show$.subscribe(({ result }) => late.push(result));
    act(() => ref.navigateTo(0));
    expect(heard).toEqual([
      'show(NORMAL, 1)',
      'firstImage(NORMAL, true)',
      'show(NORMAL, 5)',
      'lastImage(NORMAL, true)',
    ]);
    expect(late).toEqual([1, 5]);
    expect(caption()).toBe('Image 5/5');
  });

  it('that trigger each other endlessly are stopped with an error that says so', async () => {
    const report = jest.spyOn(globalThis, 'reportError').mockImplementation();
    const { ref } = await openGallery();
    ref.show$.subscribe(({ result }) => ref.navigateTo(Number(result) % 5));
    act(() => ref.navigateTo(1));
    expect(report).toHaveBeenCalledTimes(1);
    expect(String(report.mock.calls[0]![0])).toMatch(/listeners/i);
    expect(screen.getByRole('dialog')).toBeVisible();
    await user().keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that close the gallery free its id at once', async () => {
    const { ref } = await openGallery();
    ref.show$.subscribe(() => {
      ref.closeModal();
      modalGalleryService.open({ id: 1, images: F5, currentImage: at(F5, 2) });
    });
    act(() => ref.navigateTo(1));
    await pass(0);
    expect(caption()).toBe('Image 3/5 - Third');
  });

  it('may close the gallery, which then emits nothing more', async () => {
    const { ref, heard } = await openGallery({ start: 1 });
    ref.show$.subscribe(() => ref.closeModal());
    await user().click(screen.getByRole('button', { name: 'Previous image' }));
    expect(heard).toEqual(['show(CLICK, 1)', 'close(NORMAL, true)']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('autoplay of the modal gallery', () => {
  const playing = (more: object = {}, infinite = false) => ({
    slideConfig: { infinite, playConfig: { autoPlay: true, interval: 1000, ...more } },
  });
  /** Everything has loaded as soon as it is shown. */
  const settle = () => {
    if (document.querySelector('[data-status="loading"]')) fireEvent.load(bigPicture());
  };
  const advance = async (milliseconds: number) => {
    await pass(milliseconds);
    settle();
  };
  const openPlaying = async (start: number, libConfig: object) => {
    const opened = await openGallery({ start, libConfig });
    settle();
    return opened;
  };

  it('advances to the last image and stops (case 87)', async () => {
    const { heard } = await openPlaying(3, playing());
    await advance(999);
    expect(heard).toEqual([]);
    await advance(1);
    expect(heard).toEqual(['show(AUTOPLAY, 5)', 'lastImage(AUTOPLAY, true)']);
    await advance(10_000);
    expect(heard).toHaveLength(2);
  });

  it('wraps to the first image when infinite (case 87)', async () => {
    const { heard } = await openPlaying(4, playing({}, true));
    await advance(1000);
    expect(heard).toEqual(['show(AUTOPLAY, 1)', 'firstImage(AUTOPLAY, true)']);
  });

  it('waits while the image loads', async () => {
    const { heard } = await openGallery({ libConfig: playing() });
    await pass(5000);
    expect(heard).toEqual([]);
    settle();
    await advance(1000);
    expect(heard).toEqual(['show(AUTOPLAY, 2)']);
  });

  it('restarts the interval whenever the image changes', async () => {
    const { ref, heard } = await openPlaying(0, playing());
    await advance(900);
    act(() => ref.navigateTo(2));
    settle();
    await advance(999);
    expect(heard).toEqual(['show(NORMAL, 3)']);
    await advance(1);
    expect(heard.at(-1)).toBe('show(AUTOPLAY, 4)');
  });

  it('pauses while the pointer is over the image area, also after a click there (case 88)', async () => {
    const { heard } = await openPlaying(0, playing());
    const area = screen.getByRole('group', { name: 'Current image and navigation' });
    const person = user();
    await person.hover(area);
    await advance(5000);
    await person.click(screen.getByRole('button', { name: 'Next image' }));
    settle();
    // Only a browser knows that focus from a pointer is not visible; here it is moved out of the area.
    act(() => screen.getByRole('dialog').focus());
    await advance(5000);
    expect(heard).toEqual(['show(CLICK, 2)']);
    await person.unhover(area);
    await advance(999);
    expect(heard).toHaveLength(1);
    await advance(1);
    expect(heard.at(-1)).toBe('show(AUTOPLAY, 3)');
  });

  it('does not pause under the pointer with pauseOnHover false (case 88)', async () => {
    const { heard } = await openPlaying(0, playing({ pauseOnHover: false }));
    await user().hover(screen.getByRole('group', { name: 'Current image and navigation' }));
    await advance(1000);
    expect(heard).toEqual(['show(AUTOPLAY, 2)']);
  });

  it('pauses in a hidden tab', async () => {
    const { heard } = await openPlaying(0, playing());
    const hide = (hidden: boolean) => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    hide(true);
    await advance(5000);
    expect(heard).toEqual([]);
    hide(false);
    await advance(1000);
    expect(heard).toEqual(['show(AUTOPLAY, 2)']);
  });

  it('is stopped and started by its button', async () => {
    const { heard } = await openPlaying(0, playing());
    await user().click(screen.getByRole('button', { name: 'Stop automatic slide show' }));
    await advance(5000);
    expect(heard).toEqual([]);
    await user().click(screen.getByRole('button', { name: 'Start automatic slide show' }));
    await advance(1000);
    expect(heard).toEqual(['show(AUTOPLAY, 2)']);
  });

  it('stays off with reduced motion, and its button says so (case 89)', async () => {
    const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    Object.assign(globalThis, { matchMedia: () => list });
    const { heard } = await openPlaying(0, playing());
    const control = screen.getByRole('button', { name: /reduced motion/ });
    expect(control).toHaveAttribute('aria-disabled', 'true');
    await user().click(control);
    await advance(5000);
    expect(heard).toEqual([]);
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  it('announces nothing to screen readers', async () => {
    await openPlaying(0, playing());
    await advance(1000);
    expect(document.querySelector('[aria-live]')).toBeEmptyDOMElement();
  });

  it('has no button and does nothing with a single image, infinite or not', async () => {
    const { heard } = await openGallery({ images: F1, libConfig: playing({}, true) });
    settle();
    await advance(5000);
    expect(heard).toEqual([]);
    expect(screen.queryByRole('button', { name: /slide show/ })).toBeNull();
  });
});
