import {
  ButtonsStrategy,
  ButtonType,
  GalleryError,
  GridLayout,
  LineLayout,
  PlainGalleryStrategy,
  type ButtonConfig,
  type GalleryImage,
} from 'ks-gallery-react';
import { claimId } from '@/gallery-lib/src/core/registry';
import { checkId } from '@/gallery-lib/src/core/config/check-id';
import { checkImages, checkInterval } from '@/gallery-lib/src/core/config/validate';
import { checkModalGallery, checkModalOptions } from '@/gallery-lib/src/core/config/check-modal';
import { checkLayout } from '@/gallery-lib/src/core/config/check-plain';
import { normalizeImages } from '@/gallery-lib/src/core/images/normalize-images';
import type { NormalizedImage } from '@/gallery-lib/src/core/images/normalized-image';
import { at, fiveImages } from '../../gallery-images';

/** Expects a GalleryError with the code, whose message contains each of `words`. */
function expectError(check: () => unknown, code: GalleryError['code'], ...words: string[]) {
  let thrown: unknown;
  try {
    check();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(GalleryError);
  expect(thrown).toMatchObject({ name: 'GalleryError', code });
  for (const word of words) expect(String(thrown)).toContain(word);
}

const kinds = ['Modal gallery', 'Plain gallery', 'Carousel'] as const;

/** A value of the wrong type, as a JavaScript caller may pass it. */
function untyped<T>(value: unknown): T {
  return value as T;
}

describe('validation of ids', () => {
  const wrong = [-1, 1.5, Number.NaN, undefined, null, '1', Infinity];
  it.each(kinds.flatMap((kind) => wrong.map((id) => [kind, id] as const)))(
    'the id of a %s must be a whole number of at least 0, not %p',
    (kind, id) => {
      expectError(
        () => checkId(kind, untyped(id)),
        'INVALID_ID',
        kind,
        'id',
        String(id),
        'whole number of at least 0',
      );
    },
  );

  it.each([0, 1, 4711])('the id %p is valid', (id) => {
    expect(() => checkId('Carousel', id)).not.toThrow();
  });
});

describe('validation of images', () => {
  it('the images of a modal gallery must not be an empty list', () => {
    expectError(
      () => checkModalGallery('Modal gallery 7', { images: [] }),
      'EMPTY_IMAGES',
      'Modal gallery 7',
      'images',
      'empty',
      'at least one',
    );
  });

  it('an empty list is valid where none is needed', () => {
    expect(() => checkImages('Plain gallery 7', [])).not.toThrow();
  });

  it.each<[string, unknown, string]>([
    ['no id', { modal: { img: '/a.jpg' } }, 'undefined'],
    ['a negative id', { id: -1, modal: { img: '/a.jpg' } }, '-1'],
    ['NaN as id', { id: Number.NaN, modal: { img: '/a.jpg' } }, 'NaN'],
    ['no modal part', { id: 7 }, '7'],
    ['nothing at all', undefined, 'undefined'],
    ['null in their place', null, 'undefined'],
  ])('images with %s are refused, and the error names index and id', (_, image, value) => {
    const images = normalizeImages([at(fiveImages, 0), untyped<GalleryImage>(image)]);
    expectError(
      () => checkImages('Plain gallery 3', images),
      'INVALID_IMAGE',
      'Plain gallery 3',
      'images[1]',
      `id ${value}`,
      'id of at least 0',
      'modal part',
    );
  });

  it.each([0, 1.5, 4711])('an image with the id %p is valid', (id) => {
    expect(() => checkImages('Carousel 3', normalizeImages([{ id, src: '/a.jpg' }]))).not.toThrow();
  });

  it('the current image must be one of the images', () => {
    const images = normalizeImages(fiveImages);
    const check = (currentImage: NormalizedImage | null | undefined) => () =>
      checkModalGallery('Modal gallery 1', { images, currentImage }, true);
    expect(check({ ...at(images, 3) })).not.toThrow();
    for (const missing of [{ ...at(images, 3), id: 9 }, undefined, null]) {
      expectError(
        check(missing),
        'MISSING_CURRENT_IMAGE',
        'Modal gallery 1',
        'currentImage',
        String(missing?.id),
      );
    }
  });
});

describe('validation of intervals', () => {
  it.each([0, -10, -1000, Number.NaN])('an interval of %p ms is refused', (interval) => {
    expectError(
      () => checkInterval('Carousel 2', 'carouselPlayConfig', interval),
      'INVALID_INTERVAL',
      'Carousel 2',
      'carouselPlayConfig.interval',
      String(interval),
      'greater than 0',
    );
  });

  it('an interval of 1 ms is valid', () => {
    expect(() => checkInterval('Carousel 2', 'carouselPlayConfig', 1)).not.toThrow();
  });
});

describe('validation of layouts', () => {
  const line = new LineLayout({ width: '80px' }, { length: 2, wrap: true }, 'center');
  const grid = new GridLayout({ width: '80px' }, { length: 2, wrap: true });
  const { ROW, COLUMN, GRID, CUSTOM } = PlainGalleryStrategy;

  it.each([
    ['GRID', GRID, line],
    ['CUSTOM', CUSTOM, line],
    ['ROW', ROW, grid],
    ['COLUMN', COLUMN, grid],
    ['CUSTOM', CUSTOM, grid],
    ['lines', 'lines' as PlainGalleryStrategy, line],
  ])('strategy %s does not accept layout %#', (_, strategy, layout) => {
    expectError(
      () => checkLayout('Plain gallery 4', { strategy, layout }),
      'LAYOUT_MISMATCH',
      'Plain gallery 4',
      'plainGalleryConfig.strategy',
      `is ${strategy}`,
      'LineLayout',
      'GridLayout',
    );
  });

  it.each([
    [ROW, line],
    [COLUMN, line],
    [GRID, grid],
  ])('strategy %s accepts its layout', (strategy, layout) => {
    expect(() => checkLayout('Plain gallery 4', { strategy, layout })).not.toThrow();
  });

  it('a layout must have a breakConfig', () => {
    const layout = untyped<GridLayout>({ size: {} });
    expectError(
      () => checkLayout('Plain gallery 4', { strategy: GRID, layout }),
      'LAYOUT_MISMATCH',
      'breakConfig',
    );
  });
});

describe('validation of custom buttons', () => {
  const check = (strategy: ButtonsStrategy, ...types: ButtonType[]) =>
    checkModalOptions('Modal gallery 8', {
      buttonsConfig: {
        visible: true,
        strategy,
        buttons: types.map((type): ButtonConfig => ({ type })),
      },
    });

  it('a button of an unknown type is refused, and the error names its index', () => {
    expectError(
      () => check(ButtonsStrategy.CUSTOM, ButtonType.CLOSE, 'save' as ButtonType),
      'UNKNOWN_BUTTON_TYPE',
      'Modal gallery 8',
      'buttonsConfig.buttons[1].type',
      'save',
      'delete, extUrl, download',
    );
  });

  it('custom buttons are not validated with another strategy', () => {
    expect(() => check(ButtonsStrategy.FULL, 'save' as ButtonType)).not.toThrow();
  });

  it('buttons of every known type are valid', () => {
    expect(() => check(ButtonsStrategy.CUSTOM, ...Object.values(ButtonType))).not.toThrow();
  });
});

describe('ids in use', () => {
  it.each([0, 5])(
    'the id %p cannot be claimed twice, and can be claimed again once released',
    (id) => {
      const release = claimId('Carousel', id);
      expectError(() => claimId('Carousel', id), 'DUPLICATE_ID', 'Carousel', `id ${id}`, 'unique');
      release();
      expect(() => claimId('Carousel', id)).not.toThrow();
    },
  );

  it('the same id may be used by galleries of different kinds', () => {
    claimId('Plain gallery', 1);
    expect(() => claimId('Modal gallery', 1)).not.toThrow();
  });
});
