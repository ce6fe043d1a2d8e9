import type { AnyImage, FlatImage, GalleryImage } from 'ks-gallery-react';
import {
  getGiven,
  isValidImage,
  normalizeImages,
} from '@/gallery-lib/src/core/images/normalize-images';
import { checkImages } from '@/gallery-lib/src/core/config/validate';
import { at, fiveImages } from '../../gallery-images';

/** A value of the wrong type, as a JavaScript caller may pass it. */
function untyped<T>(value: unknown): T {
  return value as T;
}

const idsOf = (images: readonly AnyImage[]) => normalizeImages(images).map(({ id }) => id);

describe('flat images in the documented form', () => {
  it.each<[string, FlatImage, object]>([
    ['src', { src: '/a.jpg' }, { id: '/a.jpg', modal: { img: '/a.jpg' } }],
    ['id', { id: 7, src: '/a.jpg' }, { id: 7 }],
    ['a text as id', { id: 'lake', src: '/a.jpg' }, { id: 'lake' }],
    [
      'alt, which also names the thumbnail',
      { src: '/a.jpg', alt: 'A lake' },
      { modal: { alt: 'A lake' }, plain: { alt: 'A lake' } },
    ],
    [
      'caption, which is the description of both parts',
      { src: '/a.jpg', caption: '<b>Lake</b>' },
      { modal: { description: '<b>Lake</b>' }, plain: { description: '<b>Lake</b>' } },
    ],
    ['thumb', { src: '/a.jpg', thumb: '/a-small.jpg' }, { plain: { img: '/a-small.jpg' } }],
    [
      'a thumbnail with files and texts of its own',
      {
        src: '/a.jpg',
        alt: 'A lake',
        width: 1600,
        height: 900,
        thumb: {
          src: '/a-small.jpg',
          alt: 'A lake, small',
          width: 160,
          sources: [{ srcset: '/a-small.avif', type: 'image/avif' }],
        },
      },
      {
        modal: { img: '/a.jpg', alt: 'A lake', width: 1600 },
        plain: {
          img: '/a-small.jpg',
          alt: 'A lake, small',
          width: 160,
          height: 900,
          sources: [{ srcset: '/a-small.avif', type: 'image/avif' }],
        },
      },
    ],
    [
      'width and height',
      { src: '/a.jpg', width: 1600, height: 900 },
      { modal: { width: 1600, height: 900 } },
    ],
    [
      'srcSet and sizes',
      { src: '/a.jpg', srcSet: '/a-2.jpg 2x', sizes: '50vw' },
      { modal: { sources: [{ srcset: '/a-2.jpg 2x', sizes: '50vw' }] } },
    ],
    [
      'sources, which are those of the full image only',
      { src: '/a.jpg', sources: [{ srcset: '/a.avif', type: 'image/avif' }] },
      {
        modal: { sources: [{ srcset: '/a.avif', type: 'image/avif' }] },
        plain: { sources: undefined },
      },
    ],
    [
      'loading and fetchPriority',
      { src: '/a.jpg', loading: 'eager', fetchPriority: 'high' },
      { loading: 'eager', fetchpriority: 'high' },
    ],
    [
      'the other fields of a modal part',
      { src: '/a.jpg', extUrl: '/page', downloadFileName: 'lake.jpg', zoomImg: '/a-large.jpg' },
      { modal: { extUrl: '/page', downloadFileName: 'lake.jpg', zoomImg: '/a-large.jpg' } },
    ],
  ])('have %s', (_, image, expected) => {
    expect(normalizeImages([image])).toMatchObject([expected]);
  });

  it.each<[string, readonly AnyImage[], readonly (number | string)[]]>([
    ['the URL', [{ src: '/a.jpg' }, { src: '/b.jpg' }], ['/a.jpg', '/b.jpg']],
    [
      'the position where the URL is not unique',
      [{ src: '/a.jpg' }, { src: '/a.jpg' }],
      ['/a.jpg', '#1'],
    ],
    ['the position where the URL contains the file', [{ src: 'data:image/gif;base64,R0' }], ['#0']],
    [
      'their own in a mixed list',
      [at(fiveImages, 3), { src: '/a.jpg' }, { id: 9, src: '/b.jpg' }],
      [3, '/a.jpg', 9],
    ],
  ])('have as id %s', (_, images, expected) => {
    expect(idsOf(images)).toEqual(expected);
  });

  it('are given back as the objects that were passed', () => {
    const flat = { src: '/a.jpg', photographer: 'Ada' };
    const [image, documented] = normalizeImages([flat, at(fiveImages, 0)]);
    expect(getGiven(image!)).toBe(flat);
    expect(getGiven(documented!)).toBe(at(fiveImages, 0));
  });

  it('are not changed, and are the same objects in the next list', () => {
    const flat = Object.freeze({ src: '/a.jpg', caption: 'Lake' });
    const [first] = normalizeImages([flat]);
    expect(normalizeImages([flat, { src: '/b.jpg' }])[0]).toBe(first);
  });

  it('have another key when the URL is no longer unique', () => {
    const flat = { src: '/a.jpg' };
    expect(idsOf([flat])).toEqual(['/a.jpg']);
    expect(idsOf([{ src: '/a.jpg' }, flat])).toEqual(['/a.jpg', '#1']);
  });
});

describe('the poster of a video', () => {
  const video = { sources: [{ src: '/a.webm' }], poster: '/poster.jpg' };
  const sources = [{ srcset: '/a.avif', type: 'image/avif' }];
  const documented: GalleryImage = {
    id: 7,
    modal: { img: '/a.jpg', alt: 'A lake', sources, video },
  };

  it.each<[string, AnyImage]>([
    ['flat', { id: 7, src: '/a.jpg', alt: 'A lake', sources, video }],
    ['flat with srcSet', { id: 7, src: '/a.jpg', alt: 'A lake', srcSet: '/a-2.jpg 2x', video }],
    ['documented', documented],
  ])('replaces the files of a %s image, which is given back', (_, image) => {
    const [normalized] = normalizeImages([Object.freeze(image)]);
    expect(normalized).toMatchObject({
      id: 7,
      modal: { img: '/poster.jpg', alt: 'A lake', sources: undefined, video },
    });
    expect(getGiven(normalized!)).toBe(image);
  });

  it('leaves the id and the thumbnail of a flat image', () => {
    expect(normalizeImages([{ src: '/a.jpg', thumb: '/a-small.jpg', video }])).toMatchObject([
      { id: '/a.jpg', plain: { img: '/a-small.jpg' } },
    ]);
  });
});

describe('other images', () => {
  it('in the documented form stay as they are, in a copy of the list', () => {
    const images = normalizeImages(fiveImages);
    expect(images).not.toBe(fiveImages);
    images.forEach((image, index) => expect(image).toBe(fiveImages[index]));
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '/a.jpg'],
    ['neither form', { id: 7 }],
    ['an empty src', { src: '' }],
    ['a negative id', { id: -1, modal: { img: '' } }],
  ])('become an image without a file, and are known to be invalid: %s', (_, image) => {
    const images = normalizeImages([untyped<AnyImage>(image)]);
    expect(images).toMatchObject([{ id: '#0', modal: { img: '' } }]);
    expect(() => checkImages('Carousel 1', images)).toThrow('INVALID_IMAGE');
    expect(isValidImage(at(images, 0))).toBe(true);
  });

  it('that are missing in a sparse list are visited', () => {
    const images = [...fiveImages];
    delete images[1];
    expect(Object.keys(normalizeImages(images))).toHaveLength(5);
  });

  it('may be missing altogether', () => {
    expect(normalizeImages(undefined)).toEqual([]);
  });
});
