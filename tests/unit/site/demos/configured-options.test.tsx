import {
  ButtonType,
  GridLayout,
  KS_DEFAULT_BTN_CLOSE,
  LineLayout,
  PlainGalleryStrategy,
} from 'ks-gallery-react';
import type { DemoConfiguration } from '@/components/demos/options/configuration';
import {
  getConfiguredOptions,
  getOptionGroups,
} from '@/components/demos/options/configured-options';

const grid = new GridLayout({ width: '8px', height: '9px' }, { length: 3, wrap: true });

it.each<[string, DemoConfiguration['type'], object, string[]]>([
  [
    'empty objects and lists',
    'ModalLibConfig',
    { slideConfig: {}, buttonsConfig: { buttons: [] } },
    ['slideConfig', 'buttonsConfig.buttons'],
  ],
  ['null', 'ModalLibConfig', { slideConfig: null }, ['slideConfig']],
  [
    'no value that is undefined',
    'ModalLibConfig',
    { slideConfig: undefined, dotsConfig: { visible: undefined } },
    [],
  ],
  [
    'a layout and its fields',
    'PlainLibConfig',
    { plainGalleryConfig: { layout: grid } },
    ['', '.size.width', '.size.height', '.breakConfig.length', '.breakConfig.wrap'].map(
      (path) => `plainGalleryConfig.layout${path}`,
    ),
  ],
])('the options that a configuration sets contain %s', (_case, type, value, expected) => {
  expect(getConfiguredOptions(type, value).map(({ path }) => path)).toEqual(expected);
});

const layout = new LineLayout({ width: '8px', height: '9px' }, { length: 2, wrap: true }, 'center');

/** `value | default` for each option. */
function rowsOf(...configurations: readonly DemoConfiguration[]) {
  return getOptionGroups(configurations).flatMap(({ rows }) =>
    rows.map(({ path, values, defaultText = 'none' }) => {
      const texts = values.map(({ text, labels }) => [text, ...labels].join(' '));
      return `${path}: ${texts.join(', ')} | ${defaultText}`;
    }),
  );
}

describe('the options of a configuration', () => {
  it.each<[string, DemoConfiguration, string[]]>([
    [
      'lists',
      {
        type: 'ModalLibConfig',
        value: {
          keyboardServiceConfig: { shortcuts: ['ctrl+d'], disableSsrWorkaround: false },
          buttonsConfig: {
            buttons: [
              { type: ButtonType.DELETE, title: 'A', icon: <b>A</b>, onClick: () => {} },
              KS_DEFAULT_BTN_CLOSE,
            ],
          },
        },
      },
      [
        "keyboardServiceConfig.shortcuts: ['ctrl+d'] | ['ctrl+s', 'meta+s']",
        'keyboardServiceConfig.disableSsrWorkaround: false | false',
        'buttonsConfig.buttons[0].type: ButtonType.DELETE | none',
        "buttonsConfig.buttons[0].title: 'A' | none",
        'buttonsConfig.buttons[0].icon: an element | none',
        'buttonsConfig.buttons[0].onClick: a function | none',
        'buttonsConfig.buttons[1]: KS_DEFAULT_BTN_CLOSE | none',
      ],
    ],
    [
      'layouts',
      {
        type: 'PlainLibConfig',
        value: { plainGalleryConfig: { strategy: PlainGalleryStrategy.ROW, layout } },
      },
      [
        'plainGalleryConfig.strategy: PlainGalleryStrategy.ROW | PlainGalleryStrategy.ROW',
        "plainGalleryConfig.layout: new LineLayout({ width: '8px', height: '9px' }, { length: 2, wrap: true }, 'center') | new LineLayout({ width: 'auto', height: '50px' }, { length: -1, wrap: false }, 'flex-start')",
        "plainGalleryConfig.layout.size.width: '8px' | 'auto'",
        "plainGalleryConfig.layout.size.height: '9px' | '50px'",
        'plainGalleryConfig.layout.breakConfig.length: 2 | -1',
        'plainGalleryConfig.layout.breakConfig.wrap: true | false',
        "plainGalleryConfig.layout.justify: 'center' | 'flex-start'",
      ],
    ],
    [
      'objects that have no rows of their own',
      {
        type: 'CarouselLibConfig',
        value: { carouselConfig: { slidesPerView: { 0: 1.2, 480: 2 } } },
      },
      ['carouselConfig.slidesPerView: { 0: 1.2, 480: 2 } | 1'],
    ],
    [
      'plain layouts',
      {
        type: 'PlainLibConfig',
        value: { plainGalleryConfig: { layout: { type: 'grid', size: { width: '8px' } } } },
      },
      [
        "plainGalleryConfig.layout: { type: 'grid', size: { width: '8px' } } | new LineLayout({ width: 'auto', height: '50px' }, { length: -1, wrap: false }, 'flex-start')",
      ],
    ],
    ['nothing', { type: 'ModalLibConfig', value: {} }, []],
  ])('with %s are printed with their defaults', (_case, configuration, expected) => {
    expect(rowsOf(configuration)).toEqual(expected);
  });

  it('of several configurations share a row, with the labels of those that set a value', () => {
    const dots = (label: string, visible: boolean): DemoConfiguration => ({
      type: 'ModalLibConfig',
      label,
      value: { enableCloseOutside: false, dotsConfig: { visible } },
    });
    expect(rowsOf(dots('A', true), dots('B', false), dots('C', true))).toEqual([
      'enableCloseOutside: false | true',
      'dotsConfig.visible: true A C, false B | true',
    ]);
  });

  it('of one configuration only have its label', () => {
    const play = { playConfig: { autoPlay: false, interval: 1, pauseOnHover: true } };
    const [, first] = rowsOf(
      { type: 'ModalLibConfig', label: 'A', value: { enableCloseOutside: true } },
      { type: 'ModalLibConfig', label: 'B', value: { slideConfig: play } },
    );
    expect(first).toBe('slideConfig.playConfig.autoPlay: false B | true');
  });

  it('are grouped by type', () => {
    const types = getOptionGroups([
      { type: 'PlainLibConfig', value: { linkConfig: { name: 'a' } } },
      { type: 'ModalLibConfig', value: { linkConfig: { name: 'a' } } },
      { type: 'PlainLibConfig', value: { linkConfig: { name: 'b' } } },
    ]).map(({ type }) => type);
    expect(types).toEqual(['PlainLibConfig', 'ModalLibConfig']);
  });

  it('refer to the docstring and the row of their field', () => {
    const [{ rows: [row] = [] } = {}] = getOptionGroups([
      { type: 'ModalLibConfig', value: { currentImageConfig: { downloadable: true } } },
    ]);
    expect(row).toMatchObject({
      url: '/features/description#CurrentImageConfig.downloadable',
      meaning: expect.stringContaining('download'),
    });
  });

  it('that the library does not have are refused', () => {
    const value = JSON.parse('{ "dotsConfig": { "colour": "red" } }');
    expect(() => rowsOf({ type: 'ModalLibConfig', value })).toThrow('dotsConfig.colour');
  });
});
