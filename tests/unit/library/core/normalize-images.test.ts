import type { AnyImage, FlatImage, GalleryImage } from 'ks-gallery-react';
import { getGiven, normalizeImages } from '@/gallery-lib/src/core/images/normalize-images';
import { checkImages } from '@/gallery-lib/src/core/config/validate';
import { at, fiveImages, untyped } from '../../gallery-images';

const idsOf = (images: readonly AnyImage[]) => normalizeImages(images).map(({ id }) => id);

describe('flat images', () => {
  const small = {
    src: '/a-small.jpg',
    alt: 'A lake, small',
    width: 160,
    sources: [{ srcset: '/a-small.avif', type: 'image/avif' }],
  };
  const large = { alt: 'A lake', width: 1600, height: 900 };
  const avif = [{ srcset: '/a.avif', type: 'image/avif' }];
  const more = { extUrl: '/page', downloadFileName: 'lake.jpg', zoomImg: '/a-large.jpg' };

  it.each<[string, Partial<FlatImage>, object]>([
    ['src', {}, { id: '/a.jpg', src: '/a.jpg' }],
    ['id', { id: 7 }, { id: 7 }],
    ['a text as id', { id: 'lake' }, { id: 'lake' }],
    ['alt, also of the thumbnail', { alt: 'Lake' }, { alt: 'Lake', thumb: { alt: 'Lake' } }],
    ['caption, also of it', { caption: '<b>a</b>' }, { thumb: { caption: '<b>a</b>' } }],
    ['caption', { caption: '<b>a</b>' }, { caption: '<b>a</b>' }],
    ['thumb', { thumb: '/a-small.jpg' }, { thumb: { src: '/a-small.jpg' } }],
    [
      'its own thumbnail',
      { ...large, thumb: small },
      { ...large, thumb: { height: 900, ...small } },
    ],
    ['width and height', { width: 1600, height: 900 }, { width: 1600, height: 900 }],
    ['srcSet', { srcSet: '/b 2x', sizes: '9vw' }, { sources: [{ srcset: '/b 2x', sizes: '9vw' }] }],
    ['sources', { sources: avif }, { sources: avif, thumb: { sources: undefined } }],
    ['loading', { loading: 'eager' }, { loading: 'eager' }],
    ['fetchPriority', { fetchPriority: 'high' }, { fetchPriority: 'high' }],
    ['the other fields of a full image', more, more],
  ])('have %s', (_, image, expected) => {
    expect(normalizeImages([{ src: '/a.jpg', ...image }])).toMatchObject([expected]);
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

  it('are read by name, so that models with getters and proxies are images', () => {
    const plainImage = {
      id: 3,
      src: '/a.jpg',
      alt: 'A lake',
      width: 1600,
      height: 900,
      sources: [{ srcset: '/a.avif', type: 'image/avif' }],
      thumb: { src: '/s.jpg', width: 160, height: 90 },
      video: { sources: [{ src: '/a.mp4', type: 'video/mp4' }], tracks: [], loop: true },
    };
    const toModel = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(toModel);
      if (Object(value) !== value) return value;
      class Model {}
      for (const [name, field] of Object.entries(value as object))
        Object.defineProperty(Model.prototype, name, { get: () => toModel(field) });
      return new Model();
    };
    const toProxy = (value: object): object =>
      new Proxy(Object.create(null) as object, {
        get: (_, name) => Reflect.get(value, name) as unknown,
      });
    const documented = {
      id: 3,
      modal: { img: '/a.jpg', description: 'A lake', extUrl: '/page' },
      plain: { img: '/s.jpg', size: { width: '90px', height: '90px' } },
    };
    for (const image of [plainImage, documented]) {
      const [expected] = normalizeImages([image]);
      expect(normalizeImages([toModel(image) as AnyImage])).toEqual([expected]);
      expect(normalizeImages([toProxy(image) as AnyImage])).toEqual([expected]);
    }
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
      src: '/poster.jpg',
      alt: 'A lake',
      sources: undefined,
      video,
    });
    expect(getGiven(normalized!)).toBe(image);
  });

  it('leaves the id and the thumbnail of a flat image', () => {
    expect(normalizeImages([{ src: '/a.jpg', thumb: '/a-small.jpg', video }])).toMatchObject([
      { id: '/a.jpg', thumb: { src: '/a-small.jpg' } },
    ]);
  });
});

describe('images in the documented form', () => {
  const modal = { img: '/a.jpg', description: 'Lake', alt: 'A lake', extUrl: '/page' };
  const plain = { img: '/a-small.jpg', description: 'Small', fallbackImg: '/b.jpg' };

  it('become flat', () => {
    const image: GalleryImage = { id: 7, modal, plain, loading: 'eager', fetchpriority: 'low' };
    expect(normalizeImages([image])).toEqual([
      {
        id: 7,
        src: '/a.jpg',
        caption: 'Lake',
        alt: 'A lake',
        extUrl: '/page',
        thumb: { src: '/a-small.jpg', caption: 'Small', fallbackImg: '/b.jpg' },
        loading: 'eager',
        fetchPriority: 'low',
      },
    ]);
  });

  it('that have been changed in place are copied again', () => {
    const image = { id: 7, modal: { ...modal }, plain: { ...plain } };
    const [first] = normalizeImages([image]);
    expect(normalizeImages([image])[0]).toBe(first);
    image.plain.img = '/other-small.jpg';
    expect(normalizeImages([image])).toMatchObject([{ thumb: { src: '/other-small.jpg' } }]);
    image.modal.description = 'Sea';
    expect(normalizeImages([image])).toMatchObject([{ caption: 'Sea' }]);
  });
});

describe('other images', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '/a.jpg'],
    ['neither form', { id: 7 }],
    ['an empty src', { src: '' }],
    ['a negative id', { id: -1, modal: { img: '' } }],
  ])('become an image without a file, and are known to be invalid: %s', (_, image) => {
    const images = normalizeImages([untyped<AnyImage>(image)]);
    expect(images).toMatchObject([{ id: '#0', src: '' }]);
    expect(() => checkImages('Carousel 1', images)).toThrow('INVALID_IMAGE');
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
