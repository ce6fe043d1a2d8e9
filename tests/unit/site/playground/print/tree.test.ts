import type { Choice, Field, Values } from '@/components/playground/fields/field';
import { printTree } from '@/components/playground/print/print-tree';
import { toConfig, toTree, type Edition } from '@/components/playground/print/tree';

const choices = (...texts: string[]): Choice[] =>
  texts.map((text, index) => ({ text, value: index + 1 }));

const field = (path: string, kind: 'boolean' | 'number' | 'text' | 'texts', rest = {}): Field => ({
  path,
  control: { kind },
  meaning: '',
  ...rest,
});

const layoutChoices: readonly Choice[] = [
  { value: 'LineLayout', text: 'LineLayout', parameters: ['size', 'breakConfig', 'justify'] },
  { value: 'GridLayout', text: 'GridLayout', parameters: ['size', 'breakConfig'] },
];
const buttonTypes: readonly Choice[] = [
  ...choices('DELETE', 'EXTURL'),
  { value: 7, text: 'SHARE', isReactOnly: true },
];
const wheelChoices: readonly Choice[] = [
  { value: 'pan', text: 'pan' },
  { value: true, text: 'true' },
  { value: 'pinch', text: 'pinch', isReactOnly: true },
];
const inPlay = { angular: { requiredIn: 'playConfig' } };
const inGallery = { angular: { requiredIn: 'gallery' } };
const inSize = (fallback: string) => ({
  angular: { requiredIn: 'buttonsConfig.buttons.*.size', fallback },
});

/** Fields like those of the library, in the order of its source. */
const fields: readonly Field[] = [
  field('playConfig.autoPlay', 'boolean', { defaultValue: true, ...inPlay }),
  field('playConfig.interval', 'number', { defaultValue: 5000, ...inPlay }),
  {
    path: 'gallery.strategy',
    control: { kind: 'choice', choices: choices('ROW', 'GRID'), enumName: 'Strategy' },
    defaultValue: 1,
    meaning: '',
    ...inGallery,
  },
  {
    path: 'gallery.layout',
    control: { kind: 'choice', choices: layoutChoices },
    defaultValue: 'LineLayout',
    meaning: '',
    ...inGallery,
  },
  field('gallery.layout.size.width', 'text', { defaultValue: 'auto' }),
  field('gallery.layout.size.height', 'text', { defaultValue: '50px' }),
  field('gallery.layout.breakConfig.length', 'number', { defaultValue: -1 }),
  field('gallery.layout.justify', 'text', { defaultValue: 'flex-start' }),
  field('gallery.advanced.aTags', 'boolean', { defaultValue: false }),
  {
    path: 'buttonsConfig.buttons.*.type',
    control: { kind: 'choice', choices: buttonTypes, enumName: 'ButtonType' },
    meaning: '',
  },
  field('buttonsConfig.buttons.*.title', 'text'),
  field('buttonsConfig.buttons.*.size.width', 'text', inSize('30px')),
  field('buttonsConfig.buttons.*.size.height', 'text', inSize('auto')),
  field('buttonsConfig.buttons.*.hint', 'text', { angular: { isMissing: true } }),
  field('accessibilityConfig.dotAriaLabel', 'text', { defaultValue: 'Image' }),
  field('accessibilityConfig.zoomInTitle', 'text', { angular: { isMissing: true } }),
  field('shortcuts', 'texts', { defaultValue: ['ctrl+s'] }),
  { path: 'wheel', control: { kind: 'choice', choices: wheelChoices }, meaning: '' },
  field('zoomConfig.max', 'number', { defaultValue: 4, angular: { isMissing: true } }),
  field('linkConfig.name', 'text'),
  field('preview.width', 'text', { defaultValue: 'full' }),
];

const getTree = (values: Values, edition: Edition = 'react') =>
  toTree({ component: 'modal', values }, fields, edition);

/** The printed tree in one line. */
function print(values: Values, edition?: Edition): string {
  const { root } = getTree(values, edition);
  if (!root) return '';
  return printTree(root, 0)
    .replace(/,\n(?=\s*[}\])])/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[([]) | (?=[)\]])/g, '');
}

const cases: readonly (readonly [name: string, values: Values, config: object, code: string])[] = [
  ['nothing that is set', {}, {}, ''],
  ['the settings of the preview', { 'preview.width': '390' }, {}, ''],
  ['a path without a field', { 'zoomConfig.min': 1 }, {}, ''],
  [
    'fields in the order of the source',
    { 'playConfig.interval': 1, 'playConfig.autoPlay': false },
    { playConfig: { autoPlay: false, interval: 1 } },
    '{ playConfig: { autoPlay: false, interval: 1 } }',
  ],
  [
    'a member of an enum',
    { 'gallery.strategy': 2 },
    { gallery: { strategy: 2 } },
    '{ gallery: { strategy: Strategy.GRID } }',
  ],
  [
    'a layout with one field set, and the defaults of the others',
    { 'gallery.layout.size.width': '9px' },
    {
      gallery: {
        layout: {
          size: { width: '9px', height: '50px' },
          breakConfig: { length: -1 },
          justify: 'flex-start',
        },
      },
    },
    "{ gallery: { layout: new LineLayout({ width: '9px', height: '50px' }, { length: -1 }, 'flex-start') } }",
  ],
  [
    'another layout, without fields that it does not have',
    { 'gallery.layout': 'GridLayout', 'gallery.layout.justify': 'center' },
    {
      gallery: { layout: { size: { width: 'auto', height: '50px' }, breakConfig: { length: -1 } } },
    },
    "{ gallery: { layout: new GridLayout({ width: 'auto', height: '50px' }, { length: -1 }) } }",
  ],
  [
    'items of a list by their index',
    {
      'buttonsConfig.buttons.10.type': 2,
      'buttonsConfig.buttons.2.title': 'Two',
      'buttonsConfig.buttons.2.type': 1,
    },
    { buttonsConfig: { buttons: [{ type: 1, title: 'Two' }, { type: 2 }] } },
    "{ buttonsConfig: { buttons: [{ type: ButtonType.DELETE, title: 'Two' }, { type: ButtonType.EXTURL }] } }",
  ],
];

it.each(cases)('gives the preview %s', (_name, values, config) => {
  const actual = toConfig(getTree(values));
  expect(actual).toEqual(config);
  // Nothing is lost on the way to the frame.
  expect(JSON.parse(JSON.stringify(actual))).toEqual(config);
});

it.each(cases)('prints %s', (_name, values, _config, code) => {
  expect(print(values)).toBe(code);
});

it.each<[name: string, values: Values, code: string, omitted: readonly string[]]>([
  [
    'sets what the type requires',
    { 'playConfig.autoPlay': false },
    '{ playConfig: { autoPlay: false, interval: 5000 } }',
    [],
  ],
  [
    'sets a required layout as a whole',
    { 'gallery.advanced.aTags': true },
    "{ gallery: { strategy: Strategy.ROW, layout: new LineLayout({ width: 'auto', height: '50px' }, { length: -1 }, 'flex-start'), advanced: { aTags: true } } }",
    [],
  ],
  [
    'sets what the type of an item requires, without a default',
    { 'buttonsConfig.buttons.0.type': 1, 'buttonsConfig.buttons.0.size.height': '9px' },
    "{ buttonsConfig: { buttons: [{ type: ButtonType.DELETE, size: { width: '30px', height: '9px' } }] } }",
    [],
  ],
  [
    'leaves out a field',
    { 'zoomConfig.max': 2, 'linkConfig.name': 'a' },
    "{ linkConfig: { name: 'a' } }",
    ['zoomConfig.max'],
  ],
  ['leaves out everything', { 'zoomConfig.max': 2 }, '', ['zoomConfig.max']],
  ['does not name the settings of the preview', { 'preview.width': '390' }, '', []],
  ['leaves out a choice', { wheel: 'pinch' }, '', ['wheel: pinch']],
  [
    'leaves out an item of another type as a whole',
    {
      'buttonsConfig.buttons.0.type': 7,
      'buttonsConfig.buttons.0.hint': 'Share',
      'buttonsConfig.buttons.1.type': 2,
    },
    '{ buttonsConfig: { buttons: [{ type: ButtonType.EXTURL }] } }',
    ['buttonsConfig.buttons.0'],
  ],
  [
    'leaves out a field of an item',
    { 'buttonsConfig.buttons.1.type': 2, 'buttonsConfig.buttons.1.hint': 'Open' },
    '{ buttonsConfig: { buttons: [{ type: ButtonType.EXTURL }] } }',
    ['buttonsConfig.buttons.1.hint'],
  ],
  [
    'begins with the default labels',
    { 'accessibilityConfig.dotAriaLabel': 'Bild' },
    "{ accessibilityConfig: { ...KS_DEFAULT_ACCESSIBILITY_CONFIG, dotAriaLabel: 'Bild' } }",
    [],
  ],
  [
    'needs no default labels for a label that it leaves out',
    { 'accessibilityConfig.zoomInTitle': 'Größer' },
    '',
    ['accessibilityConfig.zoomInTitle'],
  ],
])('%s in Angular', (_name, values, code, omitted) => {
  expect(print(values, 'angular')).toBe(code);
  expect(getTree(values, 'angular').omitted).toEqual(omitted);
});

it('names what the printed code has to import, once', () => {
  const values = {
    'gallery.layout.size.width': '9px',
    'buttonsConfig.buttons.0.type': 1,
    'buttonsConfig.buttons.1.type': 2,
    'accessibilityConfig.dotAriaLabel': 'Bild',
  };
  expect(getTree(values).names).toEqual(['LineLayout', 'ButtonType']);
  expect(getTree(values, 'angular').names).toEqual([
    'Strategy',
    'LineLayout',
    'ButtonType',
    'KS_DEFAULT_ACCESSIBILITY_CONFIG',
  ]);
});
