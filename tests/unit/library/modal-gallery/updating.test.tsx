import { act, fireEvent, screen } from '@testing-library/react';
import { modalGalleryService, type ModalGalleryRef } from 'ks-gallery-react';
import { at, fiveImages, imagesWithIds } from '../../gallery-images';
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
} from './harness';

isolateGalleries(1, 2);

describe('updateModalImages', () => {
  it('shows the new number of images', async () => {
    expect(await eventsOf('update 012345', { start: 2 })).toBe('hasData(LOAD, true)');
    expect(caption()).toBe('Image 3/6 - Third');
    const dots = screen.getByRole('group', { name: 'Image navigation dots' });
    expect(dots.childElementCount).toBe(6);
  });

  it('shows another file under the same id', async () => {
    const { events } = await openGallery({ start: 1 });
    fireEvent.load(fullImage());
    const images = fiveImages.map((image) =>
      image.id === 1 ? { id: 1, modal: { img: '/new.jpg' } } : image,
    );
    act(() => modalGalleryService.updateModalImages(images));
    expect(events).toEqual(['hasData(LOAD, true)']);
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

  const updateOnShow = (ref: ModalGalleryRef) =>
    ref.show$.subscribe(() => ref.updateImages(renamed));
  const addOnData = (ref: ModalGalleryRef) =>
    ref.hasData$.subscribe(() => ref.updateImages(imagesWithIds('012345')));
  const reverseOnShow = (ref: ModalGalleryRef) =>
    ref.show$.subscribe(() => ref.updateImages(imagesWithIds('43210')));
  const addAndReverse = (ref: ModalGalleryRef) => [addOnData(ref), reverseOnShow(ref)];
  const leaveFirst = (ref: ModalGalleryRef) =>
    ref.show$.subscribe(({ result }) => result === 1 && ref.navigateTo(4));
  const emptyOnData = (ref: ModalGalleryRef) => ref.hasData$.subscribe(() => ref.updateImages([]));
  const closeOnShow = (ref: ModalGalleryRef) => ref.show$.subscribe(() => ref.closeModal());
  const data = 'hasData(LOAD, true)';
  const first = 'show(NORMAL, 1) firstImage(NORMAL, true)';
  const last = 'show(NORMAL, 5) lastImage(NORMAL, true)';
  const third = 'Image 3/5 - Third /new.jpg';

  it.each<[string, (ref: ModalGalleryRef) => unknown, string, string, string]>([
    ['update on show$', updateOnShow, 'click Next image', `show(CLICK, 3) ${data}`, third],
    ['update on hasData$', addOnData, 'update 012', data, 'Image 2/6 - Second /i1.jpg'],
    ['update on both', addAndReverse, 'show 0', `${first} ${data}`, 'Image 1/6 /i0.jpg'],
    ['navigate, after all events', leaveFirst, 'show 0', `${first} ${last}`, 'Image 5/5 /i4.jpg'],
    ['empty the list, once', emptyOnData, 'update 012', `${data} close(NORMAL, true)`, ''],
    ['close', closeOnShow, 'click Previous image', 'show(CLICK, 1) close(NORMAL, true)', ''],
  ])('may %s, without a loop', async (_, subscribe, steps, expected, shown) => {
    const { ref, events } = await openGallery({ start: 1 });
    subscribe(ref);
    await takeSteps(steps, ref);
    expect(events.join(' ')).toBe(expected);
    const image = document.querySelector('.ks-current-image')?.getAttribute('src');
    expect(image ? `${caption()} ${image}` : '').toBe(shown);
  });
});
