/** @jest-environment node */
import {
  ButtonsStrategy,
  ButtonType,
  GridLayout,
  LineLayout,
  LoadingType,
  PlainGalleryStrategy,
  type CarouselLibConfig,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { libraryDefaults } from '@/components/reference/library-defaults';
import { componentNames, type Values } from '@/components/playground/field';
import { readConfig } from '@/components/playground/read-config';
import { readAllFields } from '@/components/playground/read-fields';
import { configNames } from '@/components/playground/source';

const allFields = readAllFields();

it.each(componentNames)('the defaults of the %s have no values', (component) => {
  expect(readConfig({}, allFields[component])).toEqual({});
  expect(readConfig(libraryDefaults[configNames[component].type]!, allFields[component])).toEqual(
    {},
  );
});

const modalCases: readonly (readonly [string, ModalLibConfig, Values])[] = [
  ['a top-level option', { enableCloseOutside: false }, { enableCloseOutside: false }],
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
    'a member of an enum',
    { currentImageConfig: { loadingConfig: { type: LoadingType.BARS } } },
    { 'currentImageConfig.loadingConfig.type': 3 },
  ],
  [
    'texts and booleans as alternatives',
    { zoomConfig: { doubleTap: true, wheel: 'zoom' }, dismissConfig: { enable: false } },
    { 'zoomConfig.doubleTap': true, 'zoomConfig.wheel': 'zoom', 'dismissConfig.enable': false },
  ],
  [
    'one text where a list is allowed',
    { keyboardServiceConfig: { shortcuts: 'ctrl+d' } },
    { 'keyboardServiceConfig.shortcuts': ['ctrl+d'] },
  ],
  [
    'a list of texts',
    { keyboardServiceConfig: { shortcuts: ['ctrl+d', 'meta+d'] } },
    { 'keyboardServiceConfig.shortcuts': ['ctrl+d', 'meta+d'] },
  ],
  ['an empty text', { keyboardConfig: { esc: '' } }, { 'keyboardConfig.esc': '' }],
  ['the name in a URL', { linkConfig: { name: 'holiday' } }, { 'linkConfig.name': 'holiday' }],
  [
    'a list of objects',
    {
      buttonsConfig: {
        strategy: ButtonsStrategy.CUSTOM,
        buttons: [
          { type: ButtonType.CLOSE },
          { type: ButtonType.EXTURL, extUrlInNewTab: false, size: { width: '20px' } },
        ],
      },
    },
    {
      'buttonsConfig.strategy': 5,
      'buttonsConfig.buttons.0.type': 4,
      'buttonsConfig.buttons.1.type': 2,
      'buttonsConfig.buttons.1.extUrlInNewTab': false,
      'buttonsConfig.buttons.1.size.width': '20px',
    },
  ],
];

it.each(modalCases)('reads %s of a modal gallery', (_, config, values) => {
  expect(readConfig(config, allFields.modal)).toEqual(values);
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
      'plainGalleryConfig.strategy': 3,
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
  expect(readConfig(config, allFields.plain)).toEqual(values);
});

it('reads options of a carousel that have no defaults', () => {
  const config: CarouselLibConfig = { previewConfig: { visible: true }, dotsConfig: {} };
  expect(readConfig(config, allFields.carousel)).toEqual({ 'previewConfig.visible': true });
});

const close = { type: ButtonType.CLOSE };

it.each([
  ['an element', { buttonsConfig: { buttons: [{ ...close, icon: <b>×</b> }] } }],
  ['a text as a node', { buttonsConfig: { buttons: [{ ...close, icon: '×' }] } }],
  ['a function', { buttonsConfig: { buttons: [{ ...close, onClick: () => undefined }] } }],
  ['an unknown option', { slides: 3 }],
  ['an unknown group', { slides: {} }],
  ['an unknown option in a group', { slideConfig: { speed: 3 } }],
  ['an option inside an option', { enableCloseOutside: { always: true } }],
  ['a text for a number', { slideConfig: { playConfig: { interval: '5000' } } }],
  ['a number for a text', { slideConfig: { sidePreviews: { size: { width: 100 } } } }],
  ['a number for a boolean', { enableCloseOutside: 0 }],
  ['not a number', { slideConfig: { playConfig: { interval: NaN } } }],
  ['an infinite number', { slideConfig: { playConfig: { interval: Infinity } } }],
  ['null', { slideConfig: null }],
  ['a text for a group', { slideConfig: 'infinite' }],
  ['a number that is no member of the enum', { buttonsConfig: { strategy: 9 } }],
  ['an item that is no object', { buttonsConfig: { buttons: ['close'] } }],
  ['a list with other values than texts', { keyboardServiceConfig: { shortcuts: ['a', 1] } }],
])('gives no values for a configuration with %s', (_, config) => {
  expect(readConfig(config, allFields.modal)).toBeUndefined();
});

it('gives no values for a layout that is of neither class', () => {
  const config = { plainGalleryConfig: { layout: { size: { width: '80px' } } } };
  expect(readConfig(config, allFields.plain)).toBeUndefined();
});

it('gives no values for a label that the component does not have', () => {
  const config = { accessibilityConfig: { zoomInTitle: 'Enlarge' } };
  expect(readConfig(config, allFields.plain)).toBeUndefined();
});
