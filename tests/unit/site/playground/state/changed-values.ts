/** A state in which every option differs from its default, with German labels; custom properties are no options. */
import {
  isSameValue,
  lookPrefix,
  type Field,
  type Value,
  type Values,
} from '@/components/playground/fields/field';
import { itemPaths } from '@/components/playground/fields/lists';
import { german } from 'ks-gallery-react/locales/de';

function changedValue({ path, control, defaultValue }: Field, position: number): Value {
  switch (control.kind) {
    case 'boolean':
      return defaultValue !== true;
    case 'number':
      return 1000 + position;
    case 'texts':
      return ['ctrl+d', 'meta+d'];
    case 'choice':
      return (
        control.choices.findLast(({ value }) => !isSameValue(value, defaultValue))?.value ?? ''
      );
    case 'text':
      return (
        (german as Record<string, string>)[path.replace('accessibilityConfig.', '')] ||
        `calc(${position}% + 1.5em)`
      );
  }
}

export function changeEveryField(fields: readonly Field[], items: number): Values {
  return Object.fromEntries(
    fields
      .filter(({ path }) => !path.startsWith(lookPrefix))
      .flatMap((field, position) =>
        itemPaths(field.path)
          .slice(0, items)
          .map((path, index) => [path, changedValue(field, position + index)]),
      ),
  );
}
