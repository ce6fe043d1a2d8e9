import {
  ButtonsStrategy,
  GalleryError,
  GridLayout,
  LineLayout,
  PlainGalleryStrategy,
  type ButtonConfig,
  type GalleryImage,
} from 'ks-gallery-react';
import { createIdRegistry } from '@/gallery-lib/src/core/registry';
import { checkId, checkImages, checkInterval } from '@/gallery-lib/src/core/validate';
import { checkButtons, checkCurrentImage } from '@/gallery-lib/src/core/validate-modal';
import { checkLayout } from '@/gallery-lib/src/core/validate-plain';
import { resolvePlainConfig } from '@/gallery-lib/src/core/resolve-plain';
import { at, F5 } from '../gallery-images';

/** What a check threw; a message has to name each of `words`. */
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

/** A value that TypeScript would refuse, as JavaScript callers can give it. */
function untyped<T>(value: unknown): T {
  return value as T;
}

describe('case 14: ids', () => {
  const wrong = [-1, 1.5, Number.NaN, undefined, null, '1', Infinity];
  it.each(kinds.flatMap((kind) => wrong.map((id) => [kind, id] as const)))(
    'of a %s must be whole and at least 0: %p',
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

  it.each([0, 1, 4711])('%p is fine', (id) => {
    expect(() => checkId('Carousel', id)).not.toThrow();
  });
});

describe('case 18: images', () => {
  it.each(kinds)('of a %s may not be an empty list where one is needed', (kind) => {
    expectError(
      () => checkImages(kind, 7, []),
      'EMPTY_IMAGES',
      kind,
      '7',
      'images',
      'empty',
      'at least one',
    );
    expectError(() => checkImages(kind, 7, untyped(undefined)), 'EMPTY_IMAGES');
  });

  it('may be an empty list where one is allowed', () => {
    expect(() => checkImages('Plain gallery', 7, [], true)).not.toThrow();
  });

  it.each<[string, unknown]>([
    ['no id', { modal: { img: '/a.jpg' } }],
    ['a negative id', { id: -1, modal: { img: '/a.jpg' } }],
    ['NaN as id', { id: Number.NaN, modal: { img: '/a.jpg' } }],
    ['no modal part', { id: 1 }],
    ['nothing at all', undefined],
  ])('with %s are refused by their place in the list', (_, image) => {
    const images = [at(F5, 0), untyped<GalleryImage>(image)];
    expectError(
      () => checkImages('Plain gallery', 3, images),
      'INVALID_IMAGE',
      'Plain gallery 3',
      'images[1]',
      'id of at least 0',
    );
  });

  it.each([0, 1.5, 4711])('with the id %p are accepted', (id) => {
    expect(() => checkImages('Carousel', 3, [{ id, modal: { img: '/a.jpg' } }])).not.toThrow();
  });

  it('have the current one among them', () => {
    expect(checkCurrentImage(1, F5, { ...at(F5, 3) })).toBe(3);
    for (const missing of [{ ...at(F5, 3), id: 9 }, undefined, null]) {
      expectError(
        () => checkCurrentImage(1, F5, missing),
        'MISSING_CURRENT_IMAGE',
        'Modal gallery 1',
        'currentImage',
        String(missing?.id),
      );
    }
  });

  it('count by their first match where an id comes twice', () => {
    expect(checkCurrentImage(1, [at(F5, 2), at(F5, 0), at(F5, 0)], at(F5, 0))).toBe(1);
  });
});

describe('case 11: intervals', () => {
  it.each([0, -10, -1000, Number.NaN])('of %p milliseconds are refused', (interval) => {
    expectError(
      () => checkInterval('Carousel', 2, 'carouselPlayConfig', interval),
      'INVALID_INTERVAL',
      'Carousel 2',
      'carouselPlayConfig.interval',
      String(interval),
      'greater than 0',
    );
  });

  it('of a millisecond are fine', () => {
    expect(() => checkInterval('Carousel', 2, 'carouselPlayConfig', 1)).not.toThrow();
  });
});

describe('case 12: layouts', () => {
  const line = new LineLayout({ width: '80px' }, { length: 2, wrap: true }, 'center');
  const grid = new GridLayout({ width: '80px' }, { length: 2, wrap: true });
  const { ROW, COLUMN, GRID, CUSTOM } = PlainGalleryStrategy;
  const configOf = (strategy: PlainGalleryStrategy, layout: LineLayout | GridLayout) =>
    resolvePlainConfig({ plainGalleryConfig: { strategy, layout } }).plainGalleryConfig;

  it.each([
    ['GRID', GRID, line],
    ['CUSTOM', CUSTOM, line],
    ['ROW', ROW, grid],
    ['COLUMN', COLUMN, grid],
    ['CUSTOM', CUSTOM, grid],
    ['99', 99, line],
  ])('strategy %s does not go with layout %#', (name, strategy, layout) => {
    expectError(
      () => checkLayout(4, configOf(strategy, layout)),
      'LAYOUT_MISMATCH',
      'Plain gallery 4',
      'plainGalleryConfig.strategy',
      name,
      'LineLayout',
      'GridLayout',
    );
  });

  it.each([
    [ROW, line],
    [COLUMN, line],
    [GRID, grid],
  ])('strategy %s goes with its layout', (strategy, layout) => {
    expect(() => checkLayout(4, configOf(strategy, layout))).not.toThrow();
  });

  it('need a breakConfig', () => {
    const layout = untyped<GridLayout>({ size: {} });
    expectError(() => checkLayout(4, configOf(GRID, layout)), 'LAYOUT_MISMATCH', 'breakConfig');
  });
});

describe('case 19: custom buttons', () => {
  const config = (strategy: ButtonsStrategy, ...types: number[]) => ({
    visible: true,
    strategy,
    buttons: types.map((type): ButtonConfig => ({ type })),
  });

  it('of an unknown type are refused by their place in the list', () => {
    expectError(
      () => checkButtons(8, config(ButtonsStrategy.CUSTOM, 4, 99)),
      'UNKNOWN_BUTTON_TYPE',
      'Modal gallery 8',
      'buttonsConfig.buttons[1].type',
      '99',
      'ButtonType',
    );
  });

  it('are not looked at with another strategy', () => {
    expect(() => checkButtons(8, config(ButtonsStrategy.FULL, 99))).not.toThrow();
  });

  it('of every known type are fine', () => {
    expect(() => checkButtons(8, config(ButtonsStrategy.CUSTOM, 1, 2, 3, 4, 5, 6))).not.toThrow();
  });
});

describe('cases 15 and 17: ids in use', () => {
  it.each([0, 5])('%p cannot be taken twice, and can be taken again once given back', (id) => {
    const registry = createIdRegistry('Carousel');
    const release = registry.claim(id);
    expectError(() => registry.claim(id), 'DUPLICATE_ID', 'Carousel', `id ${id}`, 'unique');
    release();
    expect(() => registry.claim(id)).not.toThrow();
  });

  it('case 16: of one kind do not disturb another', () => {
    createIdRegistry('Plain gallery').claim(1);
    expect(() => createIdRegistry('Modal gallery').claim(1)).not.toThrow();
  });
});
