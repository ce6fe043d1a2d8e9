/** The custom properties of the library as fields: colours, sizes, gaps and radii. Server only. */
import {
  customPropertiesPath,
  readCustomProperties,
} from '@/components/reference/custom-properties';
import { lookPrefix, type ComponentName, type Field } from './field';

/** The CSS properties whose values they take, by the end of their name; others have no field. */
const cssProperties: readonly (readonly [end: RegExp, property: string])[] = [
  [/-(?:color|ground)$/, 'color'],
  [/-background$/, 'background'],
  [/-opacity$/, 'opacity'],
  [/-size$/, 'width'],
  [/-gap$/, 'gap'],
  [/-radius$/, 'border-radius'],
  [/-ratio$/, 'aspect-ratio'],
];

/** The colours, sizes, gaps and radii that a component uses. The Angular package has no custom properties. */
export function readLookFields(component: ComponentName): readonly Field[] {
  return readCustomProperties()
    .filter(({ components }) => components.includes(component))
    .flatMap(({ name, value, meaning }): Field[] => {
      const cssProperty = cssProperties.find(([end]) => end.test(name))?.[1];
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
