/** @jest-environment node */
import { componentNames, lookPrefix } from '@/components/playground/fields/field';
import { lookGroup, groupFields } from '@/components/playground/fields/groups';
import { readLookFields } from '@/components/playground/fields/look-fields';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { printAngular } from '@/components/playground/print/print-angular';
import { printCss } from '@/components/playground/print/print-css';
import { printReact } from '@/components/playground/print/print-react';
import { readCustomProperties } from '@/components/reference/custom-properties';

const fields = readAllFields();
const namesOf = (component: (typeof componentNames)[number]) =>
  readLookFields(component).map(({ path }) => path.slice(lookPrefix.length));

test('every colour, size and gap is in the form of a component, with its default and the values it takes', () => {
  const offered = new Map(
    componentNames.flatMap(readLookFields).map((field) => [field.path, field] as const),
  );
  const properties = readCustomProperties().filter(({ name }) =>
    /(color|ground|size|gap)$/.test(name),
  );
  expect(properties.length).toBeGreaterThan(8);
  for (const { name, value, meaning } of properties) {
    expect(offered.get(lookPrefix + name)).toMatchObject({
      defaultValue: value,
      meaning,
      cssProperty: expect.any(String),
    });
  }
});

test.each([
  ['modal', '--ks-backdrop-color', true],
  ['carousel', '--ks-backdrop-color', false],
  ['carousel', '--ks-carousel-preview-gap', true],
  ['modal', '--ks-carousel-preview-gap', false],
  ['plain', '--ks-thumb-gap', true],
  ['plain', '--ks-arrow-size', false],
] as const)('the form of the %s has %s: %s', (component, name, isOffered) => {
  expect(namesOf(component).includes(name)).toBe(isOffered);
});

test('custom properties are the last group of each form', () => {
  for (const component of componentNames) {
    expect(groupFields(fields[component]).at(-1)?.name).toBe(lookGroup);
  }
});

test('a custom property is in the stylesheet, in no configuration, and named as missing in Angular', () => {
  const state = {
    component: 'carousel',
    values: { 'look.--ks-arrow-size': '32px', 'look.--ks-dot-color': 'teal' },
  } as const;
  expect(printCss(state)).toBe(':root {\n  --ks-arrow-size: 32px;\n  --ks-dot-color: teal;\n}\n');
  const react = printReact(state, fields.carousel);
  expect(react).toContain("import './gallery.css';");
  expect(react).not.toContain('--ks-');
  expect(printAngular(state, fields.carousel)).toMatch(/\/\/ .*--ks-arrow-size/);
});

test('without a custom property there is no stylesheet', () => {
  const state = { component: 'carousel', values: { 'carouselConfig.showArrows': false } } as const;
  expect(printCss(state)).toBe('');
  expect(printReact(state, fields.carousel)).not.toContain('gallery.css');
});
