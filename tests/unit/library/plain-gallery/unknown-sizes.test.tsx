/** Photo layouts with images whose size is not known before they have loaded. */
import { act, fireEvent, render } from '@testing-library/react';
import { PlainGallery, type FlatImage } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { placeInColumns } from '@/gallery-lib/src/layouts/place-in-columns';

registerLayouts();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

/** Each time other objects: what has loaded once is known. */
const createImages = (): FlatImage[] => [
  { src: '/a.jpg' },
  { src: '/b.jpg', width: 900, height: 600 },
  { src: '/c.jpg' },
  { src: '/d.jpg' },
];

const show = (type: 'justified' | 'masonry' | 'columns', images = createImages()) =>
  render(
    <PlainGallery
      images={images}
      config={{ plainGalleryConfig: { layout: { type, columns: 2, gap: 0 } as never } }}
    />,
  );

const getThumbnails = () => [...document.querySelectorAll<HTMLElement>('.ks-plain-thumbnail')];
const getRatios = () => getThumbnails().map(({ style }) => style.getPropertyValue('--ks-ratio'));
const getColumns = () => getThumbnails().map(({ style }) => style.gridColumnStart);

/** Loads the file of a thumbnail, whose box ends at a distance from the top of the window. */
async function load(index: number, [width, height]: readonly number[], bottom = 100) {
  const thumbnail = getThumbnails()[index]!;
  const image = thumbnail.querySelector('img')!;
  Object.defineProperties(image, {
    naturalWidth: { value: width, configurable: true },
    naturalHeight: { value: height, configurable: true },
    complete: { value: true, configurable: true },
  });
  jest.spyOn(thumbnail, 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect);
  await act(async () => {
    fireEvent.load(image);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

it.each(['justified', 'masonry', 'columns'] as const)(
  'an image in %s is a square until it has loaded, and then has its proportions',
  async (type) => {
    show(type);
    expect(getRatios()).toEqual(['1', '1.5', '1', '1']);
    await load(0, [400, 200]);
    await load(2, [300, 600]);
    expect(getRatios()).toEqual(['2', '1.5', '0.5', '1']);
  },
);

it.each(['masonry', 'columns'] as const)('no image changes its column in %s', async (type) => {
  show(type);
  const before = getColumns();
  await load(0, [100, 900]);
  await load(2, [900, 100]);
  expect(getColumns()).toEqual(before);
});

it('an image above the window stays a square, because it would move what is read', async () => {
  show('masonry');
  await load(0, [400, 200], -1);
  expect(getRatios()[0]).toBe('1');
});

it('a declared size stays', async () => {
  show('masonry');
  await load(1, [400, 200]);
  expect(getRatios()[1]).toBe('1.5');
});

it('what has loaded is known to the next gallery with the same images', async () => {
  const images = createImages();
  const { unmount } = show('masonry', images);
  await load(0, [400, 200]);
  unmount();
  show('justified', images);
  expect(getRatios()[0]).toBe('2');
});

it('images that are below in the same column move down, no others', () => {
  const places = placeInColumns([1, 1, 1, 1], 2, 0, true, [0.5, 1, 1, 1]);
  expect(places).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [0, 2, 1],
    [1, 1, 1],
  ]);
});
