/**
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { PlainGallery, registerLinks, type AnyImage, type PlainLibConfig } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { at, fiveImages, imagesOf } from '../../gallery-images';
import { normalizeImages } from '@/gallery-lib/src/core/images/normalize-images';

registerLinks();

const config: PlainLibConfig = { linkConfig: { name: 'album' } };

const renderGallery = (images: readonly AnyImage[], options = config) =>
  renderToString(<PlainGallery images={images} config={options} />);

const viewsIn = (html: string) => html.match(/<div [^>]*ks-view.*?<\/div>/gs) ?? [];
const targetsIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const thumbnailsIn = (html: string) => html.match(/<a [^>]*data-index.*?<\/a>/gs) ?? [];

test('thumbnails link to full views, each with the links that it needs', () => {
  const html = renderGallery(fiveImages);
  expect(thumbnailsIn(html).flatMap(targetsIn)).toEqual(fiveImages.map(({ id }) => `#album-${id}`));
  expect(html).toContain('<span id="album" class="ks-view-end"></span>');
  const views = viewsIn(html);
  expect(views.map(targetsIn)).toEqual([
    ['#album', '/i0.jpg', '#album-1'],
    ['#album', '/i1.jpg', '#album-0', '#album-2'],
    ['#album', '/i2.jpg', '#album-1', '#album-3'],
    ['#album', '/i3.jpg', '#album-2', '#album-4'],
    ['#album', '/i4.jpg', '#album-3'],
  ]);
  expect(at(views, 3)).toMatch(/^<div [^>]*id="album-3" tabindex="-1">/);
});

test('a full view has the caption, the position and the names of its image and controls', () => {
  const view = at(viewsIn(renderGallery(fiveImages)), 1);
  // Last in its figure, as HTML has it.
  expect(view).toContain('<figcaption dir="auto">Image 2/5 - Second</figcaption></figure>');
  expect(view).toContain('<span>2 / 5</span>');
  const names = [...view.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Close', 'Second', 'Previous image', 'Next image']);
  expect(view).toContain('>Open the file</a>');
});

test('the texts of a full view can be translated', () => {
  const accessibilityConfig = {
    fullViewCloseAriaLabel: 'Leave',
    fullViewFileText: 'The file',
    mainPrevImageAriaLabel: 'Back',
    mainNextImageAriaLabel: 'Forward',
  };
  const view = at(viewsIn(renderGallery(fiveImages, { ...config, accessibilityConfig })), 1);
  for (const text of Object.values(accessibilityConfig)) expect(view).toContain(text);
});

test('ids are those of the images, in any order, and the name is encoded', () => {
  const images = [at(fiveImages, 3), at(fiveImages, 1)];
  const html = renderGallery(images, { linkConfig: { name: 'My album' } });
  expect(thumbnailsIn(html).flatMap(targetsIn)).toEqual(['#My%20album-3', '#My%20album-1']);
  expect(html.match(/ id="[^"]*"/g)).toEqual([
    ' id="My%20album"',
    ' id="My%20album-3"',
    ' id="My%20album-1"',
  ]);
});

test('60 images have full views; with 61, thumbnails link to the files', () => {
  expect(viewsIn(renderGallery(imagesOf(60)))).toHaveLength(60);
  const html = renderGallery(imagesOf(61));
  expect(viewsIn(html)).toEqual([]);
  expect(html).not.toContain('id="album"');
  expect(targetsIn(html)).toEqual(imagesOf(61).map(({ modal }) => modal.img));
});

test('a full view has at most 1 kB of HTML, and 100 B compressed', () => {
  // File names with a hash, as build tools and image services write them.
  const images = Array.from({ length: 60 }, (_, id) => {
    const file = `/photos/${createHash('sha256').update(`${id}`).digest('hex').slice(0, 20)}`;
    const srcset = (format: string) =>
      [400, 800, 1600].map((width) => `${file}-${width}.${format} ${width}w`).join();
    const sources = ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcset: srcset(format),
    }));
    return { id, modal: { img: `${file}.jpg`, description: `Photograph ${id}`, sources } };
  });
  const size = (html: string) => gzipSync(html, { level: 9 }).length;
  const html = renderGallery(images);
  for (const view of viewsIn(html)) expect(Buffer.byteLength(view)).toBeLessThanOrEqual(1000);
  const growth = size(html) - size(renderGallery(images, {}));
  expect(growth / images.length).toBeLessThanOrEqual(100);
});

test('a full view fetches nothing by itself: it contains no image element', () => {
  for (const view of viewsIn(renderGallery(normalizeImages(carouselImages)))) {
    expect(view).not.toMatch(/<(img|picture|source|script|link)\b/);
    expect(view).toContain('background-image:var(--ks-full)');
  }
});

test('images without a usable URL have no full view; one with its data in it has no link to a file', () => {
  const images = [
    { id: 0, modal: { img: '/i0.jpg' } },
    { id: 1, modal: { img: 'javascript:alert(1)' } },
    { id: 2, modal: { img: ' data:image/png;base64,AAAA' } },
    { id: 3, modal: { img: '/i3.jpg' } },
  ];
  const html = renderGallery(images);
  expect(viewsIn(html).map(targetsIn)).toEqual([
    // The view of an image whose data is in its thumbnail follows it.
    ['#album', '#album-0', '#album-3'],
    ['#album', '/i0.jpg', '#album-2'],
    ['#album', '/i3.jpg', '#album-2'],
  ]);
  expect(thumbnailsIn(html).flatMap(targetsIn)).toEqual(['#album-0', '#album-2', '#album-3']);
});

test('views are also written for images without a thumbnail, and not without a name', () => {
  const first = {
    layout: {
      size: { width: '50px', height: '50px' },
      breakConfig: { length: 2, wrap: true },
      justify: 'start',
    },
  };
  const html = renderGallery(fiveImages, { ...config, plainGalleryConfig: first });
  expect(thumbnailsIn(html)).toHaveLength(2);
  expect(viewsIn(html)).toHaveLength(5);
  expect(viewsIn(renderGallery(fiveImages, {}))).toEqual([]);
});

test.each([
  ['60 images have full views, which have the ids', 60, 0],
  ['61 images have none, so the ids are those of the thumbnails', 61, 61],
])('%s', (_, count, expected) => {
  const html = renderGallery(imagesOf(count));
  const ids = thumbnailsIn(html).flatMap((link) => / id="([^"]*)"/.exec(link)?.[1] ?? []);
  expect(ids).toHaveLength(expected);
  expect(html.match(/id="album-3"/g)).toHaveLength(1);
});

describe('data of an image', () => {
  const data = 'data:image/png;base64,AAAA/AAAA';
  const count = (html: string) => html.split('AAAA/AAAA').length - 1;
  const photoLayout: PlainLibConfig = { plainGalleryConfig: { layout: { type: 'masonry' } } };

  test.each<[string, AnyImage, PlainLibConfig]>([
    ['without a name', { src: data }, {}],
    ['with a name', { src: data }, config],
    ['in the form of the package', { id: 1, modal: { img: data } }, config],
    ['as its own thumbnail', { src: data, thumb: data, width: 9, height: 9 }, config],
    ['with a file as thumbnail', { src: data, thumb: '/t.jpg' }, config],
    ['in a layout', { src: data, width: 9, height: 9 }, { ...config, ...photoLayout }],
    [
      'in a layout, with a file as thumbnail',
      { src: data, width: 900, height: 900, thumb: { src: '/t.jpg', width: 90, height: 90 } },
      { ...config, ...photoLayout },
    ],
    [
      'of a thumbnail in a layout',
      { src: '/a.jpg', width: 900, height: 900, thumb: { src: data, width: 90, height: 90 } },
      photoLayout,
    ],
  ])('is at most once in the HTML: %s', (_, image, options) => {
    registerLayouts();
    const html = renderGallery([image], options);
    expect(count(html)).toBeLessThanOrEqual(1);
    expect(targetsIn(html).filter((target) => target?.startsWith('data:'))).toEqual([]);
    expect(html).toMatch(/<img /);
    if (options.linkConfig) expect(viewsIn(html)).toHaveLength(1);
  });

  test('that is in its thumbnail is shown by the view after it, which has its name', () => {
    const html = renderGallery([{ src: '/a.jpg' }, { src: data, alt: 'The lake' }]);
    expect(html).toMatch(/<img [^>]*><\/a><div class="ks-view ks-shared-view" id="album-[^"]*"/);
    expect(viewsIn(html)[0]).toContain('<span role="img" aria-label="The lake"></span>');
  });
});
