import { act, fireEvent, screen } from '@testing-library/react';
import { modalGalleryService } from 'ks-gallery-react';
import { at, oneImage, fiveImages } from '../gallery-images';
import {
  fullImage,
  caption,
  closeAll,
  openGallery,
  openAndListen,
  advanceTime,
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
  it('adds an image without showing the active one again', async () => {
    const { events } = await openGallery({ start: 2 });
    act(() => modalGalleryService.updateModalImages([...fiveImages, sixth]));
    expect(events).toEqual(['hasData(LOAD, true)']);
    expect(caption()).toBe('Image 3/6 - Third');
    expect(dots()).toBe(6);
  });

  it('shows another file under the same id', async () => {
    const { events } = await openGallery({ start: 1 });
    fireEvent.load(fullImage());
    const images = fiveImages.map((image) =>
      image.id === 1 ? { id: 1, modal: { img: '/new.jpg' } } : image,
    );
    act(() => modalGalleryService.updateModalImages(images));
    expect(events).toEqual(['hasData(LOAD, true)', 'show(LOAD, 2)']);
    expect(fullImage()).toHaveAttribute('src', '/new.jpg');
    expect(document.querySelector('.ks-figure')).toHaveAttribute('data-status', 'loading');
  });

  it('does not show the active image again if its files are given in new arrays', async () => {
    const sources = () => [{ srcset: '/i.avif', type: 'image/avif' }];
    const images = () => [{ id: 0, modal: { img: '/i.jpg', sources: sources() } }];
    const { events } = await openGallery({ images: images() });
    act(() => modalGalleryService.updateModalImages(images()));
    expect(events).toEqual(['hasData(LOAD, true)']);
  });

  it('updates every gallery, or only the one with the given id', async () => {
    const first = await openGallery({ id: 1 });
    const second = await openAndListen({
      id: 2,
      images: fiveImages,
      currentImage: at(fiveImages, 0),
      libConfig: withoutAutoplay(),
    });
    await advanceTime(0);
    second.events.length = 0;
    act(() => modalGalleryService.updateModalImages([...fiveImages, sixth], 2));
    expect([first.events, second.events]).toEqual([[], ['hasData(LOAD, true)']]);
    act(() => modalGalleryService.updateModalImages(fiveImages));
    expect([first.events.length, second.events.length]).toEqual([1, 2]);
  });

  it('closes the gallery when the list is empty', async () => {
    const { events } = await openGallery();
    act(() => modalGalleryService.updateModalImages([]));
    expect(events).toEqual(['close(NORMAL, true)']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('refuses images without an id and leaves the gallery unchanged', async () => {
    const { events } = await openGallery();
    const broken = [{ id: -1, modal: { img: '/x.jpg' } }];
    expect(() => modalGalleryService.updateModalImages(broken)).toThrow(
      expect.objectContaining({ code: 'INVALID_IMAGE' }),
    );
    expect(events).toEqual([]);
    expect(caption()).toBe('Image 1/5');
  });

  it('takes effect at once in a listener of show$, without a loop', async () => {
    const { ref, events } = await openGallery();
    let rounds = 0;
    ref.show$.subscribe(() => {
      rounds += 1;
      ref.updateImages(
        fiveImages.map((image) => ({ ...image, modal: { ...image.modal, img: `/${rounds}.jpg` } })),
      );
    });
    await user().click(screen.getByRole('button', { name: 'Next image' }));
    expect(rounds).toBe(1);
    expect(events).toEqual(['show(CLICK, 2)', 'hasData(LOAD, true)']);
    expect(fullImage()).toHaveAttribute('src', '/1.jpg');
  });

  it('takes effect at once in a listener of hasData$, without a loop', async () => {
    const { ref, events } = await openGallery();
    let rounds = 0;
    ref.hasData$.subscribe(() => {
      rounds += 1;
      ref.updateImages([...fiveImages, sixth]);
    });
    act(() => ref.updateImages(fiveImages.slice(0, 3)));
    expect(rounds).toBe(1);
    expect(events).toEqual(['hasData(LOAD, true)']);
    expect(dots()).toBe(6);
  });

  it('does not loop in listeners of both', async () => {
    const { ref, events } = await openGallery({ start: 1 });
    ref.hasData$.subscribe(() => ref.updateImages([...fiveImages, sixth]));
    ref.show$.subscribe(() => ref.updateImages(fiveImages.toReversed()));
    act(() => ref.navigateTo(0));
    expect(events).toEqual(['show(NORMAL, 1)', 'firstImage(NORMAL, true)', 'hasData(LOAD, true)']);
  });

  it('closes once when a listener passes an empty list', async () => {
    const { ref, events } = await openGallery();
    ref.hasData$.subscribe(() => ref.updateImages([]));
    act(() => ref.updateImages(fiveImages.slice(0, 3)));
    expect(events).toEqual(['hasData(LOAD, true)', 'close(NORMAL, true)']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('listeners of the modal gallery', () => {
  it('that throw stop neither the others nor the gallery', async () => {
    const report = jest.spyOn(globalThis, 'reportError').mockImplementation();
    const { ref } = await openGallery();
    const results: number[] = [];
    ref.show$.subscribe(() => {
      throw new Error('thrown by the listener');
    });
    ref.show$.subscribe(({ result }) => results.push(Number(result)));
    await user().click(screen.getByRole('button', { name: 'Next image' }));
    expect(results).toEqual([2]);
    expect(report).toHaveBeenCalledTimes(1);
    expect(caption()).toBe('Image 2/5 - Second');
  });

  it('of close$ that throw do not keep the gallery open', async () => {
    jest.spyOn(globalThis, 'reportError').mockImplementation();
    const { ref } = await openGallery();
    ref.close$.subscribe(() => {
      throw new Error('thrown by the listener');
    });
    act(() => ref.closeModal());
    expect(screen.queryByRole('dialog')).toBeNull();
    await openGallery();
  });

  it('may navigate, and each change emits all its events before the next one', async () => {
    const { ref, events } = await openGallery({ start: 1 });
    ref.show$.subscribe(({ result }) => {
      if (result === 1) ref.navigateTo(4);
    });
    const late: unknown[] = [];
    ref.show$.subscribe(({ result }) => late.push(result));
    act(() => ref.navigateTo(0));
    expect(events).toEqual([
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
      modalGalleryService.open({ id: 1, images: fiveImages, currentImage: at(fiveImages, 2) });
    });
    act(() => ref.navigateTo(1));
    await advanceTime(0);
    expect(caption()).toBe('Image 3/5 - Third');
  });

  it('may close the gallery, which then emits nothing more', async () => {
    const { ref, events } = await openGallery({ start: 1 });
    ref.show$.subscribe(() => ref.closeModal());
    await user().click(screen.getByRole('button', { name: 'Previous image' }));
    expect(events).toEqual(['show(CLICK, 1)', 'close(NORMAL, true)']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('autoplay of the modal gallery', () => {
  const playing = (more: object = {}, infinite = false) => ({
    slideConfig: { infinite, playConfig: { autoPlay: true, interval: 1000, ...more } },
  });
  /** Loads the active image if it is still loading. */
  const loadImage = () => {
    if (document.querySelector('[data-status="loading"]')) fireEvent.load(fullImage());
  };
  const advance = async (milliseconds: number) => {
    await advanceTime(milliseconds);
    loadImage();
  };
  const openPlaying = async (start: number, libConfig: object) => {
    const opened = await openGallery({ start, libConfig });
    loadImage();
    return opened;
  };

  it('advances to the last image and stops', async () => {
    const { events } = await openPlaying(3, playing());
    await advance(999);
    expect(events).toEqual([]);
    await advance(1);
    expect(events).toEqual(['show(AUTOPLAY, 5)', 'lastImage(AUTOPLAY, true)']);
    await advance(10_000);
    expect(events).toHaveLength(2);
  });

  it('wraps to the first image when infinite', async () => {
    const { events } = await openPlaying(4, playing({}, true));
    await advance(1000);
    expect(events).toEqual(['show(AUTOPLAY, 1)', 'firstImage(AUTOPLAY, true)']);
  });

  it('waits while the image loads', async () => {
    const { events } = await openGallery({ libConfig: playing() });
    await advanceTime(5000);
    expect(events).toEqual([]);
    loadImage();
    await advance(1000);
    expect(events).toEqual(['show(AUTOPLAY, 2)']);
  });

  it('restarts the interval whenever the image changes', async () => {
    const { ref, events } = await openPlaying(0, playing());
    await advance(900);
    act(() => ref.navigateTo(2));
    loadImage();
    await advance(999);
    expect(events).toEqual(['show(NORMAL, 3)']);
    await advance(1);
    expect(events.at(-1)).toBe('show(AUTOPLAY, 4)');
  });

  it('pauses while the pointer is over the image area, also after a click there', async () => {
    const { events } = await openPlaying(0, playing());
    const area = screen.getByRole('group', { name: 'Current image and navigation' });
    const mouse = user();
    await mouse.hover(area);
    await advance(5000);
    await mouse.click(screen.getByRole('button', { name: 'Next image' }));
    loadImage();
    // jsdom does not know that focus from a pointer is not :focus-visible, so focus leaves the area.
    act(() => screen.getByRole('dialog').focus());
    await advance(5000);
    expect(events).toEqual(['show(CLICK, 2)']);
    await mouse.unhover(area);
    await advance(999);
    expect(events).toHaveLength(1);
    await advance(1);
    expect(events.at(-1)).toBe('show(AUTOPLAY, 3)');
  });

  it('does not pause under the pointer with pauseOnHover false', async () => {
    const { events } = await openPlaying(0, playing({ pauseOnHover: false }));
    await user().hover(screen.getByRole('group', { name: 'Current image and navigation' }));
    await advance(1000);
    expect(events).toEqual(['show(AUTOPLAY, 2)']);
  });

  it('pauses in a hidden tab', async () => {
    const { events } = await openPlaying(0, playing());
    const hide = (hidden: boolean) => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    hide(true);
    await advance(5000);
    expect(events).toEqual([]);
    hide(false);
    await advance(1000);
    expect(events).toEqual(['show(AUTOPLAY, 2)']);
  });

  it('is stopped and started by its button', async () => {
    const { events } = await openPlaying(0, playing());
    await user().click(screen.getByRole('button', { name: 'Stop automatic slide show' }));
    await advance(5000);
    expect(events).toEqual([]);
    await user().click(screen.getByRole('button', { name: 'Start automatic slide show' }));
    await advance(1000);
    expect(events).toEqual(['show(AUTOPLAY, 2)']);
  });

  it('stays off with reduced motion, and its button says so', async () => {
    const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    Object.assign(globalThis, { matchMedia: () => list });
    const { events } = await openPlaying(0, playing());
    const control = screen.getByRole('button', { name: /reduced motion/ });
    expect(control).toHaveAttribute('aria-disabled', 'true');
    await user().click(control);
    await advance(5000);
    expect(events).toEqual([]);
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  it('announces nothing to screen readers', async () => {
    await openPlaying(0, playing());
    await advance(1000);
    expect(document.querySelector('[aria-live]')).toBeEmptyDOMElement();
  });

  it('has no button and does nothing with a single image, infinite or not', async () => {
    const { events } = await openGallery({ images: oneImage, libConfig: playing({}, true) });
    loadImage();
    await advance(5000);
    expect(events).toEqual([]);
    expect(screen.queryByRole('button', { name: /slide show/ })).toBeNull();
  });
});
