import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel, PlainGallery, type GalleryImage } from 'ks-gallery-react';
import { at, fiveImages, imagesOf } from '../../gallery-images';
import {
  fullImage,
  isolateGalleries,
  openGallery,
  openAndListen,
  advanceTime,
  user,
} from '../modal-gallery/harness';

isolateGalleries(1);
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

/** A list of the wrong types, as a JavaScript caller may pass it. */
const untyped = (...images: unknown[]) => images as GalleryImage[];
const good = at(fiveImages, 0);

const odd: [string, unknown][] = [
  ['no URL', { id: 1, modal: {} }],
  ['an empty URL', { id: 1, modal: { img: '' } }],
  [
    'fields that are undefined',
    { id: 1, modal: { img: '/a.jpg', description: undefined, title: undefined } },
  ],
  ['an empty plain part', { id: 1, modal: { img: '/a.jpg' }, plain: {} }],
  ['a fractional id', { id: 1.5, modal: { img: '/a.jpg' } }],
  ['a huge id', { id: Number.MAX_SAFE_INTEGER, modal: { img: '/a.jpg' } }],
  ['an infinite id', { id: Infinity, modal: { img: '/a.jpg' } }],
];

describe.each(odd)('an image with %s', (_, image) => {
  it('can be navigated to in the modal gallery', async () => {
    const { events } = await openGallery({ images: untyped(good, image, at(fiveImages, 2)) });
    await user().click(screen.getByRole('button', { name: 'Next image' }));
    expect(events).toEqual(['show(CLICK, 2)']);
    await user().keyboard('{ArrowRight}');
    expect(events).toContain('show(KEYBOARD, 3)');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('breaks neither a plain gallery nor a carousel', () => {
    const images = untyped(good, image, at(fiveImages, 2));
    const { unmount } = render(<PlainGallery id={1} images={images} />);
    expect(screen.getAllByRole('link').length).toBeGreaterThanOrEqual(2);
    unmount();
    render(<Carousel id={1} images={images} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(screen.getByRole('tabpanel', { name: '2 of 3' })).toHaveAttribute(
      'data-state',
      'active',
    );
    expect(console.error).not.toHaveBeenCalled();
  });
});

it('an id used twice means the first image, and every image can be reached', async () => {
  const images = [at(fiveImages, 0), { ...at(fiveImages, 1), id: 0 }, at(fiveImages, 2)];
  const { ref, events } = await openAndListen({ id: 1, images, currentImage: at(images, 1) });
  await advanceTime(0);
  expect(events).toContain('show(LOAD, 1)');
  act(() => ref.navigateTo(1));
  expect(fullImage()).toHaveAttribute('src', '/i1.jpg');
  act(() => ref.navigateTo(2));
  expect(events.slice(-2)).toEqual(['show(NORMAL, 3)', 'lastImage(NORMAL, true)']);
});

it('ten thousand images render only the elements that are visible', async () => {
  const images = imagesOf(10_000);
  const { ref, events, dialog } = await openGallery({ images, start: 5_000 });
  const size = () => dialog.querySelectorAll('*').length;
  const initialSize = size();
  expect(initialSize).toBeLessThan(200);
  expect(screen.getByRole('group', { name: 'Image navigation dots' }).childElementCount).toBe(25);
  expect(document.querySelector('figcaption')).toHaveTextContent('Image 5001/10000');

  await user().keyboard('{End}');
  expect(events).toEqual(['show(KEYBOARD, 10000)', 'lastImage(KEYBOARD, true)']);
  await user().keyboard('{Home}');
  expect(events.slice(2)).toEqual(['show(KEYBOARD, 1)', 'firstImage(KEYBOARD, true)']);
  act(() => ref.navigateTo(4_999));
  expect(size()).toBe(initialSize);
  act(() => ref.updateImages(images.slice(0, 5)));
  expect(document.querySelector('figcaption')).toHaveTextContent('Image 5/5');
  act(() => ref.updateImages(images));
  expect(document.querySelector('figcaption')).toHaveTextContent('Image 5/10000');
});
