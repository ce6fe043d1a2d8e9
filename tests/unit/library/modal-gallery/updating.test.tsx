import { act, fireEvent, screen } from '@testing-library/react';
import { modalGalleryService, type ModalGalleryRef } from 'ks-gallery-react';
import { at, fiveImages, imagesWithIds, oneImage } from '../../gallery-images';
import {
  advanceTime,
  button,
  caption,
  dialogs,
  eventsOf,
  fullImage,
  isolateGalleries,
  openAndListen,
  openGallery,
  takeSteps,
  user,
  withoutAutoplay,
  type Opening,
} from './harness';

isolateGalleries(1, 2);

const dots = () => screen.getByRole('group', { name: 'Image navigation dots' }).childElementCount;

describe('updateModalImages', () => {
  it.each([
    ['the new number of images', 'update 012345', '', 'Image 3/6 - Third', 6],
    [
      'the next image in place of a removed one',
      'update 0134',
      ' show(LOAD, 3)',
      'Image 3/4 - Fourth',
      4,
    ],
    [
      'the active image at its new position',
      'update 501234',
      ' show(LOAD, 4)',
      'Image 4/6 - Third',
      6,
    ],
  ])('shows %s', async (_, steps, shown, text, count) => {
    expect(await eventsOf(steps, { start: 2 })).toBe(`hasData(LOAD, true)${shown}`);
    expect(caption()).toBe(text);
    expect(dots()).toBe(count);
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
    act(() => modalGalleryService.updateModalImages(imagesWithIds('012345'), 2));
    expect([first.events, second.events]).toEqual([[], ['hasData(LOAD, true)']]);
    act(() => modalGalleryService.updateModalImages(fiveImages));
    expect([first.events.length, second.events.length]).toEqual([1, 2]);
  });

  it('closes the gallery when the list is empty', async () => {
    expect(await eventsOf('update')).toBe('close(NORMAL, true)');
    expect(dialogs()).toEqual([]);
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
    await user().click(button('Next image'));
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
    expect(dialogs()).toEqual([]);
    await openGallery();
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
    expect(dialogs()).toEqual([]);
  });

  it('of close$ may open the gallery again under its id', async () => {
    const { ref } = await openGallery();
    let second: ModalGalleryRef | undefined;
    ref.close$.subscribe(() => {
      const currentImage = at(fiveImages, 2);
      second = modalGalleryService.open({ id: 1, images: fiveImages, currentImage });
    });
    await takeSteps('close, wait 1000', ref);
    expect([ref.isOpen, second?.isOpen]).toEqual([false, true]);
    expect(dialogs()).toHaveLength(1);
    expect(caption()).toBe('Image 3/5 - Third');
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

  const renamed = fiveImages.map((image) => ({
    ...image,
    modal: { ...image.modal, img: '/new.jpg' },
  }));

  it.each<[string, (ref: ModalGalleryRef) => void, string, string, string]>([
    [
      'of show$ may update the images, without a loop',
      (ref) => ref.show$.subscribe(() => ref.updateImages(renamed)),
      'click Next image',
      'show(CLICK, 3) hasData(LOAD, true)',
      'Image 3/5 - Third /new.jpg',
    ],
    [
      'of hasData$ may update the images, without a loop',
      (ref) => ref.hasData$.subscribe(() => ref.updateImages(imagesWithIds('012345'))),
      'update 012',
      'hasData(LOAD, true)',
      'Image 2/6 - Second /i1.jpg',
    ],
    [
      'of both may update the images, without a loop',
      (ref) => {
        ref.hasData$.subscribe(() => ref.updateImages(imagesWithIds('012345')));
        ref.show$.subscribe(() => ref.updateImages(imagesWithIds('43210')));
      },
      'show 0',
      'show(NORMAL, 1) firstImage(NORMAL, true) hasData(LOAD, true)',
      'Image 1/6 /i0.jpg',
    ],
    [
      'may navigate, and each change emits all its events before the next one',
      (ref) => ref.show$.subscribe(({ result }) => result === 1 && ref.navigateTo(4)),
      'show 0',
      'show(NORMAL, 1) firstImage(NORMAL, true) show(NORMAL, 5) lastImage(NORMAL, true)',
      'Image 5/5 /i4.jpg',
    ],
    [
      'may close the gallery with an empty list, once',
      (ref) => ref.hasData$.subscribe(() => ref.updateImages([])),
      'update 012',
      'hasData(LOAD, true) close(NORMAL, true)',
      '',
    ],
    [
      'may close the gallery, which then emits nothing more',
      (ref) => ref.show$.subscribe(() => ref.closeModal()),
      'click Previous image',
      'show(CLICK, 1) close(NORMAL, true)',
      '',
    ],
  ])('%s', async (_, subscribe, steps, expected, shown) => {
    const { ref, events } = await openGallery({ start: 1 });
    subscribe(ref);
    await takeSteps(steps, ref);
    expect(events.join(' ')).toBe(expected);
    const image = document.querySelector('.ks-current-image')?.getAttribute('src');
    expect(image ? `${caption()} ${image}` : '').toBe(shown);
  });
});

describe('autoplay of the modal gallery', () => {
  const playing = (more: object = {}, infinite = false) => ({
    slideConfig: { infinite, playConfig: { autoPlay: true, interval: 1000, ...more } },
  });
  const openPlaying = async (libConfig = playing()) => {
    const opened = await openGallery({ libConfig });
    fireEvent.load(fullImage());
    return opened;
  };

  it.each<[string, Opening, string, string]>([
    ['waits for the interval', {}, 'load, wait 999', ''],
    ['shows the next image', {}, 'load, wait 1000', 'show(AUTOPLAY, 2)'],
    [
      'stops at the last image',
      { start: 3 },
      'load, wait 1000, load, wait 10000',
      'show(AUTOPLAY, 5) lastImage(AUTOPLAY, true)',
    ],
    [
      'wraps to the first image when infinite',
      { start: 4, libConfig: playing({}, true) },
      'load, wait 1000',
      'show(AUTOPLAY, 1) firstImage(AUTOPLAY, true)',
    ],
    ['waits while the image loads', {}, 'wait 5000', ''],
    ['continues when the image has loaded', {}, 'wait 5000, load, wait 1000', 'show(AUTOPLAY, 2)'],
    [
      'restarts the interval whenever the image changes',
      {},
      'load, wait 900, show 2, load, wait 999',
      'show(NORMAL, 3)',
    ],
    [
      'continues from the image that was shown meanwhile',
      {},
      'load, wait 900, show 2, load, wait 1000',
      'show(NORMAL, 3) show(AUTOPLAY, 4)',
    ],
    ['is stopped by its button', {}, 'load, click Stop automatic slide show, wait 5000', ''],
    [
      'is started by its button',
      {},
      'load, click Stop automatic slide show, click Start automatic slide show, wait 1000',
      'show(AUTOPLAY, 2)',
    ],
    [
      'starts again at the first image by its button when it has ended at the last one',
      { libConfig: playing({}, false) },
      'show 4, load, click Start automatic slide show, load, wait 1000',
      'show(NORMAL, 5) lastImage(NORMAL, true) show(CLICK, 1) firstImage(CLICK, true) show(AUTOPLAY, 2)',
    ],
    [
      'does nothing with a single image, infinite',
      { images: oneImage, libConfig: playing({}, true) },
      'load, wait 5000',
      '',
    ],
  ])('%s', async (_, opening, steps, expected) => {
    expect(await eventsOf(steps, { libConfig: playing(), ...opening })).toBe(expected);
  });

  it('pauses while the pointer is over the image area, also after a click there', async () => {
    const { ref, events } = await openPlaying();
    const area = screen.getByRole('group', { name: 'Current image and navigation' });
    const mouse = user();
    await mouse.hover(area);
    await advanceTime(5000);
    await mouse.click(button('Next image'));
    // jsdom does not know that focus from a pointer is not :focus-visible, so focus leaves the area.
    act(() => screen.getByRole('dialog').focus());
    await takeSteps('load, wait 5000', ref);
    expect(events).toEqual(['show(CLICK, 2)']);
    await mouse.unhover(area);
    await advanceTime(999);
    expect(events).toHaveLength(1);
    await advanceTime(1);
    expect(events.at(-1)).toBe('show(AUTOPLAY, 3)');
  });

  it('does not pause under the pointer with pauseOnHover false', async () => {
    const { events } = await openPlaying(playing({ pauseOnHover: false }));
    await user().hover(screen.getByRole('group', { name: 'Current image and navigation' }));
    await advanceTime(1000);
    expect(events).toEqual(['show(AUTOPLAY, 2)']);
  });

  it('pauses in a hidden tab', async () => {
    const { events } = await openPlaying();
    const hide = (hidden: boolean) => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    hide(true);
    await advanceTime(5000);
    expect(events).toEqual([]);
    hide(false);
    await advanceTime(1000);
    expect(events).toEqual(['show(AUTOPLAY, 2)']);
  });

  it('stays off with reduced motion, and its button says so', async () => {
    const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    Object.assign(globalThis, { matchMedia: () => list });
    const { events } = await openPlaying();
    const control = screen.getByRole('button', { name: /reduced motion/ });
    expect(control).toHaveAttribute('aria-disabled', 'true');
    await user().click(control);
    await advanceTime(5000);
    expect(events).toEqual([]);
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  it('announces nothing to screen readers', async () => {
    await openPlaying();
    await advanceTime(1000);
    expect(document.querySelector('[aria-live]')).toBeEmptyDOMElement();
  });

  it('has no button with a single image, infinite or not', async () => {
    await openGallery({ images: oneImage, libConfig: playing({}, true) });
    expect(screen.queryByRole('button', { name: /slide show/ })).toBeNull();
  });
});
