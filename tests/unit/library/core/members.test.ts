import {
  ButtonsStrategy,
  ButtonType,
  DescriptionStrategy,
  GridLayout,
  KS_DEFAULT_BTN_DOWNLOAD,
  LineLayout,
  LoadingType,
  PLAIN_DEFAULTS,
  PlainGalleryStrategy,
  type PlainGalleryConfig,
} from 'ks-gallery-react';
import {
  BUTTON_TYPES,
  BUTTONS_STRATEGIES,
  DESCRIPTION_STRATEGIES,
  LOADING_TYPES,
  PLAIN_GALLERY_STRATEGIES,
} from '@/gallery-lib/src/core/config/members';
import { getGiven } from '@/gallery-lib/src/core/images/normalize-images';
import { resolveModalConfig } from '@/gallery-lib/src/core/config/resolve-modal';
import { resolvePlainConfig } from '@/gallery-lib/src/core/config/resolve-plain';

it.each([
  ['ButtonType', ButtonType, BUTTON_TYPES],
  ['ButtonsStrategy', ButtonsStrategy, BUTTONS_STRATEGIES],
  ['DescriptionStrategy', DescriptionStrategy, DESCRIPTION_STRATEGIES],
  ['LoadingType', LoadingType, LOADING_TYPES],
  // No layout accepts `CUSTOM`; another entry reads the members after it.
  [
    'PlainGalleryStrategy',
    PlainGalleryStrategy,
    `${PLAIN_GALLERY_STRATEGIES}, custom, justified, masonry, columns`,
  ],
])('the members of %s are all there, in order', (_, members, names) => {
  expect(names.split(', ')).toEqual(Object.values(members));
});

describe('the options', () => {
  it('of a button have the missing fields of the built-in one, and lead to the object that was passed', () => {
    const given = { type: 'download', title: 'Save' } as const;
    const { buttonsConfig } = resolveModalConfig({
      buttonsConfig: { strategy: 'custom', buttons: [given] },
    });
    const [button] = buttonsConfig.buttons!;
    expect(button).toEqual({ ...KS_DEFAULT_BTN_DOWNLOAD, title: 'Save' });
    expect(getGiven(button!)).toBe(given);
  });

  it.each([{ className: 'fas fa-times' }, { icon: '×' }])(
    'of a button with an icon of its own change nothing: %j',
    (look) => {
      const given = { type: ButtonType.CLOSE, ...look };
      const { buttonsConfig } = resolveModalConfig({
        buttonsConfig: { strategy: ButtonsStrategy.CUSTOM, buttons: [given] },
      });
      expect(buttonsConfig.buttons![0]).toBe(given);
    },
  );
});

const { size, breakConfig } = PLAIN_DEFAULTS.plainGalleryConfig.layout;
const { ROW, COLUMN, GRID } = PlainGalleryStrategy;

it.each<[string, PlainGalleryConfig, PlainGalleryStrategy, LineLayout | GridLayout]>([
  [
    'a line with the defaults',
    { layout: { type: 'line' } },
    ROW,
    new LineLayout(size, breakConfig, 'flex-start'),
  ],
  [
    'a line with some fields',
    {
      strategy: 'column',
      layout: { type: 'line', justify: 'center', breakConfig: { wrap: true } },
    },
    COLUMN,
    new LineLayout(size, { ...breakConfig, wrap: true }, 'center'),
  ],
  [
    'a grid, which implies its strategy',
    { layout: { type: 'grid', size: { width: '80px' }, breakConfig: { length: 3 } } },
    GRID,
    new GridLayout({ ...size, width: '80px' }, { ...breakConfig, length: 3 }),
  ],
])('a layout can be a plain object: %s', (_, plainGalleryConfig, strategy, layout) => {
  const resolved = resolvePlainConfig({ plainGalleryConfig }).plainGalleryConfig;
  expect(resolved.strategy).toBe(strategy);
  expect(resolved.layout).toEqual(layout);
  expect(resolved.layout).toBeInstanceOf(layout.constructor);
});
