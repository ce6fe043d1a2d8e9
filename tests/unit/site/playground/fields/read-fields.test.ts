/** @jest-environment node */
import {
  componentNames,
  findField,
  lookPrefix,
  previewPrefix,
  type Field,
} from '@/components/playground/fields/field';
import { readAllFields, readNewItems } from '@/components/playground/fields/read-fields';
import { configNames } from '@/components/playground/print/source';
import { formatValue, parseValue } from '@/components/playground/fields/value-text';
import { describeField } from '../../reference/described-field';

const allFields = readAllFields();

const pathsOf = (fields: readonly { path: string }[]) => fields.map(({ path }) => path);
const isOption = ({ path }: { path: string }) =>
  !path.startsWith(previewPrefix) && !path.startsWith(lookPrefix);

function getField(component: (typeof componentNames)[number], path: string): Field {
  const field = findField(allFields[component], path);
  if (!field) throw new Error(`The ${component} has no field ${path}`);
  return field;
}

describe.each(componentNames)('the fields of the %s', (component) => {
  const fields = allFields[component];
  const rootType = configNames[component].type;

  it('end with the settings of the preview', () => {
    expect(pathsOf(fields.slice(-5)).join(' ')).toBe(
      'preview.width preview.scheme preview.direction preview.motion preview.images',
    );
    expect(fields.filter(({ path }) => path.startsWith(previewPrefix))).toHaveLength(5);
  });

  it('say what the reference says, and lead to its row', () => {
    for (const { path, meaning, url } of fields.filter(isOption)) {
      const described = describeField(rootType, path.replace('.*', '[0]'));
      expect({ path, meaning, url }).toEqual({
        path,
        meaning: described.field.meaning,
        url: described.url,
      });
    }
  });

  it('have defaults that their controls can express', () => {
    const defaults = fields.flatMap((field) =>
      field.defaultValue === undefined ? [] : { field, value: field.defaultValue },
    );
    expect(defaults.length).toBeGreaterThan(0);
    for (const { field, value } of defaults) {
      expect([field.path, parseValue(field, formatValue(field, value))]).toEqual([
        field.path,
        value,
      ]);
    }
  });

  it('have a value for Angular code wherever the Angular package requires one', () => {
    const required = fields.filter(({ angular }) => angular?.requiredIn !== undefined);
    const without = required.filter(
      ({ defaultValue, angular }) => defaultValue === undefined && angular?.fallback === undefined,
    );
    expect(pathsOf(without)).toEqual([]);
    for (const { path, angular } of required) {
      expect(path.startsWith(`${angular?.requiredIn}.`)).toBe(true);
    }
  });
});

describe('a field', () => {
  it.each([
    ['modal', 'slideConfig.playConfig.interval', 5000],
    ['modal', 'buttonsConfig.buttons.0.extUrlInNewTab', undefined],
    ['modal', 'linkConfig.name', undefined],
    ['plain', 'plainGalleryConfig.layout', 'LineLayout'],
  ] as const)('of the %s, %s, has the default %p', (component, path, value) => {
    expect(getField(component, path).defaultValue).toEqual(value);
  });

  it.each([
    ['modal', 'slideConfig.sidePreviews.size.width', 'width'],
    ['modal', 'currentImageConfig.description.style.bgColor', 'background-color'],
    ['plain', 'plainGalleryConfig.layout.justify', 'justify-content'],
    ['modal', 'linkConfig.name', undefined],
  ] as const)('of the %s, %s, takes values of the CSS property %s', (component, path, property) => {
    expect(getField(component, path).cssProperty).toBe(property);
  });

  it('without a default is still a checkbox if it is true or false', () => {
    expect(getField('carousel', 'previewConfig.visible').control).toEqual({ kind: 'boolean' });
  });
});

it.each([
  // Only the React edition has it, or an object around it.
  ['modal', 'zoomConfig.max', { isMissing: true }],
  ['modal', 'accessibilityConfig.playAriaLabel', { isMissing: true }],
  ['carousel', 'keyboardConfig.left', { isMissing: true }],
  // The package never reads it.
  ['carousel', 'previewConfig.number', { isMissing: true }],
  ['modal', 'accessibilityConfig.backgroundTitle', { isMissing: true }],
  // The package requires it in an object that is optional.
  ['modal', 'slideConfig.sidePreviews.show', { requiredIn: 'slideConfig.sidePreviews' }],
  ['modal', 'previewConfig.size.height', { requiredIn: 'previewConfig.size' }],
  ['plain', 'plainGalleryConfig.layout.breakConfig.wrap', { requiredIn: 'plainGalleryConfig' }],
  ['plain', 'plainGalleryConfig.advanced.aTags', { requiredIn: 'plainGalleryConfig.advanced' }],
  // It has no default, so that its value in Angular code is given.
  [
    'modal',
    'buttonsConfig.buttons.1.size.width',
    { requiredIn: 'buttonsConfig.buttons.*.size', fallback: '30px' },
  ],
  // Both editions agree.
  ['modal', 'slideConfig.infinite', undefined],
  ['modal', 'buttonsConfig.buttons.0.type', undefined],
  // Angular code begins with all labels.
  ['modal', 'accessibilityConfig.dotAriaLabel', undefined],
] as const)(
  'for Angular, the field of the %s, %s, is described by %j',
  (component, path, angular) => {
    expect(getField(component, path).angular).toEqual(angular);
  },
);

it('every list has an item to begin with, whose values have fields', () => {
  const lists = allFields.modal.flatMap(({ path }) => path.match(/^(.+)\.\*\./)?.[1] ?? []);
  const newItems = readNewItems();
  expect(Object.keys(newItems)).toEqual([...new Set(lists)]);
  for (const [list, values] of Object.entries(newItems)) {
    const paths = Object.keys(values).map((name) => `${list}.*.${name}`);
    expect(allFields.modal.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
    expect(values).toHaveProperty('type');
  }
});

it('only the type of a button cannot be unset', () => {
  const required = componentNames.flatMap((component) =>
    allFields[component].filter(({ isRequired }) => isRequired).map(({ path }) => path),
  );
  expect(required).toEqual(['buttonsConfig.buttons.*.type']);
});
