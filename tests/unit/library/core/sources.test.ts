import type { NormalizedImage } from '@/gallery-lib/src/core/images/normalized-image';
import { fillLabel } from '@/gallery-lib/src/core/text/labels';
import { getDeclaredWidth, getThumbnailData, hasImage } from '@/gallery-lib/src/core/url/sources';
import { fiveImages } from './normalized-images';

it('a thumbnail comes from the thumbnail, otherwise from the full image', () => {
  expect(fiveImages.map((image) => getThumbnailData(image, undefined).src).join(' ')).toBe(
    '/i0.jpg /i1.jpg /t2.jpg /i3.jpg /t4.jpg',
  );
});

it('a fallback comes from the thumbnail, otherwise from the full image', () => {
  const image = { id: 0, src: '/a.jpg', fallbackImg: '/fa.jpg' };
  const fallbackOf = (thumb?: { src: string; fallbackImg?: string }) =>
    getThumbnailData({ ...image, thumb }, undefined).fallbackImg;
  expect(fallbackOf()).toBe('/fa.jpg');
  expect(fallbackOf({ src: '/t.jpg' })).toBe('/fa.jpg');
  expect(fallbackOf({ src: '/t.jpg', fallbackImg: '/ft.jpg' })).toBe('/ft.jpg');
});

it.each([
  ['30px', '30px'],
  ['4rem', '4rem'],
  ['auto', '100px'],
  ['40vw', '40vw'],
  ['min(240px, 37vw)', 'min(240px, 37vw)'],
  ['25%', '100px'],
  ['min(240px, 50%)', '100px'],
  ['calc(50% - 4px)', '100px'],
  [undefined, '100px'],
])('a thumbnail %s wide lets the browser choose a file for %s', (width, sizes) => {
  const image = { id: 0, src: '/a.jpg', sources: [{ srcset: '/a.avif 2x', type: 'image/avif' }] };
  expect(getThumbnailData(image, width).sources).toEqual([
    { srcset: '/a.avif 2x', type: 'image/avif', sizes },
  ]);
});

it('an image without a usable URL is not rendered', () => {
  expect(hasImage({ id: 0, src: '' })).toBe(false);
  expect(hasImage({ id: 0, src: 'javascript:alert(1)' })).toBe(false);
  expect(hasImage({ id: 0, src: '/a.jpg' })).toBe(true);
});

it('a slide is labelled with its position and the total', () => {
  expect(fillLabel('{position} of {total}', 2, 7)).toBe('3 of 7');
  expect(fillLabel('Bild {position}', 0, 7)).toBe('Bild 1');
});

it.each<[string, unknown, number]>([
  ['no sources', undefined, 0],
  ['widths', [{ srcset: '/a.avif 800w, /b.avif 1600w' }, { srcset: '/a.jpg 1200w' }], 1600],
  ['densities and names with widths', [{ srcset: '/a 900w.jpg 2x' }], 0],
  ['a source without files', [{}, { srcset: '/a.jpg 640w' }], 640],
])('the declared width of an image with %s', (_, sources, width) => {
  expect(getDeclaredWidth({ src: '/a.jpg', sources } as NormalizedImage)).toBe(width);
});
