import { getFileSize } from '@/gallery-lib/src/modal-gallery/stage/file-size';
import { getFileWidth } from '@/gallery-lib/src/modal-gallery/stage/zoom-image';
import type { NormalizedImage } from '@/gallery-lib/src/core/images/normalized-image';

/** The content of a slide with an image of a natural size. */
function createContent(width: number, height: number, html = '<img>'): HTMLElement {
  const content = document.createElement('div');
  content.innerHTML = html;
  const image = content.querySelector('img')!;
  image.className = 'ks-current-image';
  Object.defineProperties(image, {
    naturalWidth: { value: width },
    naturalHeight: { value: height },
  });
  return content;
}

const widths = '<picture><source srcset="/a.avif 400w, /b.avif 800w"><img></picture>';
const densities = '<picture><source srcset="/a.avif 1x, /b.avif 2x"><img></picture>';

it.each([
  ['a file', createContent(1200, 800), { width: 1200, ratio: 1.5 }],
  ['files of two densities', createContent(600, 400, densities), { width: 600, ratio: 1.5 }],
  ['a file that has not arrived', createContent(0, 0), undefined],
  ['files of several widths', createContent(1280, 853, widths), undefined],
  ['the image of a slot with widths', createContent(1280, 853, '<img srcset="/a 9w">'), undefined],
  ['an SVG file with a wide viewBox', createContent(300, 100), undefined],
  ['an SVG file with a high viewBox', createContent(50, 150), undefined],
])('the size of %s', (_, content, size) => {
  expect(getFileSize(content.querySelector('img'))).toEqual(size);
});

const src = '/a.jpg';
it.each<[string, HTMLElement, Partial<NormalizedImage>, number]>([
  ['the file', createContent(1200, 800), { width: 2400, height: 1600 }, 1200],
  ['the file', createContent(1200, 800), { width: 100, height: 67 }, 1200],
  [
    'what is declared with a larger file',
    createContent(800, 600),
    { width: 4000, zoomImg: '/b.jpg' },
    4000,
  ],
  ['what is declared with widths', createContent(640, 480, widths), { width: 1600 }, 1600],
  ['what is declared until the file arrives', createContent(0, 0), { width: 1600 }, 1600],
])('zoom ends at the pixels of %s', (_, content, data, width) => {
  expect(getFileWidth(content, { id: 0, src, ...data })).toBe(width);
});
