/** @jest-environment node */
import {
  ButtonType,
  GridLayout,
  LineLayout,
  PlainGalleryStrategy,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { configTypes } from '@/components/reference/types/components';
import { libraryDefaults } from '@/components/reference/types/library-defaults';
import { componentNames, type Values } from '@/components/playground/fields/field';
import { readValues } from '@/components/playground/state/read-values';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { toConfig, toTree } from '@/components/playground/print/tree';
import { unusedLabels } from '@/components/reference/offered-labels';
import { createPlaygroundStates } from '../../../../playground-states';

const allFields = readAllFields();

interface LabelledDefaults {
  readonly accessibilityConfig: Readonly<Record<string, string>>;
}

it.each(componentNames)('the defaults of the %s have no values', (component) => {
  const { accessibilityConfig, ...options } = libraryDefaults[
    configTypes[component]
  ] as LabelledDefaults;
  const offered = Object.entries(accessibilityConfig).filter(([name]) => !unusedLabels.test(name));
  const defaults = { ...options, accessibilityConfig: Object.fromEntries(offered) };
  expect(readValues(component, {}, allFields[component])).toEqual({});
  expect(readValues(component, defaults, allFields[component])).toEqual({});
});

// The values of real demos: presets.test.ts.
it('reads the values of any configuration that the preview has', () => {
  for (const { component, values } of createPlaygroundStates(allFields)) {
    // A layout without its class does not tell which of two it is.
    if (component === 'plain') continue;
    const fields = allFields[component];
    const config = toConfig(toTree({ component, values }, fields, 'react'));
    expect(readValues(component, config, fields)).toEqual(values);
  }
});

it.each<[string, ModalLibConfig, Values]>([
  [
    'a nested option, without the defaults beside it',
    { slideConfig: { infinite: false, playConfig: { autoPlay: true, interval: 2000 } } },
    { 'slideConfig.playConfig.interval': 2000 },
  ],
  [
    'options that are undefined',
    { slideConfig: undefined, previewConfig: { number: undefined } },
    {},
  ],
  [
    'one text where a list is allowed',
    { keyboardServiceConfig: { shortcuts: 'ctrl+d' } },
    { 'keyboardServiceConfig.shortcuts': ['ctrl+d'] },
  ],
])('reads %s of a modal gallery', (_, config, values) => {
  expect(readValues('modal', config, allFields.modal)).toEqual(values);
});

const plainCases: readonly (readonly [string, PlainLibConfig, Values])[] = [
  [
    'a line, without the class, which is the default',
    {
      plainGalleryConfig: {
        layout: new LineLayout({ width: '80px', height: '50px' }, { length: 2, wrap: true }, 'end'),
      },
    },
    {
      'plainGalleryConfig.layout.size.width': '80px',
      'plainGalleryConfig.layout.breakConfig.length': 2,
      'plainGalleryConfig.layout.breakConfig.wrap': true,
      'plainGalleryConfig.layout.justify': 'end',
    },
  ],
  [
    'a grid with its class',
    {
      plainGalleryConfig: {
        strategy: PlainGalleryStrategy.GRID,
        layout: new GridLayout({ width: 'auto', height: '50px' }, { length: 3, wrap: false }),
      },
    },
    {
      'plainGalleryConfig.strategy': 'grid',
      'plainGalleryConfig.layout': 'GridLayout',
      'plainGalleryConfig.layout.breakConfig.length': 3,
    },
  ],
  [
    'a layout that is a plain object',
    {
      plainGalleryConfig: {
        layout: {
          size: { width: 'auto', height: '50px' },
          breakConfig: { length: -1, wrap: false },
        },
      },
    },
    { 'plainGalleryConfig.layout': 'GridLayout' },
  ],
];

it.each(plainCases)('reads %s of a plain gallery', (_, config, values) => {
  expect(readValues('plain', config, allFields.plain)).toEqual(values);
});

const close = { type: ButtonType.CLOSE };

it.each([
  ['an element', { buttonsConfig: { buttons: [{ ...close, icon: <b>×</b> }] } }],
  ['a text as a node', { buttonsConfig: { buttons: [{ ...close, icon: '×' }] } }],
  ['a function', { buttonsConfig: { buttons: [{ ...close, onClick: () => undefined }] } }],
  ['an option inside an option', { enableCloseOutside: { always: true } }],
  ['a text for a number', { slideConfig: { playConfig: { interval: '5000' } } }],
  ['a number for a text', { slideConfig: { sidePreviews: { size: { width: 100 } } } }],
  ['a number for a boolean', { enableCloseOutside: 0 }],
  ['not a number', { slideConfig: { playConfig: { interval: NaN } } }],
  ['an infinite number', { slideConfig: { playConfig: { interval: Infinity } } }],
  ['null', { slideConfig: null }],
  ['a text for a group', { slideConfig: 'infinite' }],
  ['a text that is no member of the enum', { buttonsConfig: { strategy: 'all' } }],
  ['an item that is no object', { buttonsConfig: { buttons: ['close'] } }],
  ['a list with other values than texts', { keyboardServiceConfig: { shortcuts: ['a', 1] } }],
])('gives no values for a configuration with %s', (_, config) => {
  expect(readValues('modal', config, allFields.modal)).toBeUndefined();
});

it('gives no values for a layout that is of neither class', () => {
  const config = { plainGalleryConfig: { layout: { size: { width: '80px' } } } };
  expect(readValues('plain', config, allFields.plain)).toBeUndefined();
});

it('gives no values for a label that the component does not have', () => {
  const config = { accessibilityConfig: { zoomInTitle: 'Enlarge' } };
  expect(readValues('plain', config, allFields.plain)).toBeUndefined();
});

it.each([{ slides: 3 }, { slides: {} }, { slideConfig: { speed: 3 } }])(
  'refuses %j, which the type does not have',
  (config) => {
    expect(() => readValues('modal', config, allFields.modal)).toThrow('has no field');
  },
);
