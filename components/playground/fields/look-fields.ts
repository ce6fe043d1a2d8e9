/** The custom properties of the library as fields: colours, sizes and gaps. Server only. */
import {
  customPropertiesPath,
  readCustomProperties,
} from '@/components/reference/custom-properties';
import { lookPrefix, type ComponentName, type Field } from './field';

/** The components that use a property; the first pattern that fits decides. */
const users: readonly (readonly [pattern: RegExp, components: readonly ComponentName[]])[] = [
  [/^--ks-backdrop-/, ['modal']],
  [/^--ks-carousel-/, ['carousel']],
  [/^--ks-thumb-/, ['modal', 'plain']],
  [/^/, ['modal', 'carousel']],
];

/** The CSS properties whose values they take, by the end of their name; others have no field. */
const cssProperties: readonly (readonly [end: RegExp, property: string])[] = [
  [/-(?:color|ground)$/, 'color'],
  [/-opacity$/, 'opacity'],
  [/-size$/, 'width'],
  [/-gap$/, 'gap'],
];

const findFor = <T>(name: string, rules: readonly (readonly [RegExp, T])[]) =>
  rules.find(([pattern]) => pattern.test(name))?.[1];

/** The colours, sizes and gaps that a component uses. The Angular package has no custom properties. */
export function readLookFields(component: ComponentName): readonly Field[] {
  return readCustomProperties()
    .filter(({ name }) => findFor(name, users)?.includes(component))
    .flatMap(({ name, value, meaning }): Field[] => {
      const cssProperty = findFor(name, cssProperties);
      if (!cssProperty) return [];
      return [
        {
          path: lookPrefix + name,
          control: { kind: 'text' },
          cssProperty,
          defaultValue: value,
          meaning,
          url: customPropertiesPath,
          angular: { isMissing: true },
        },
      ];
    });
}
