/** What the reference says about one option of a configuration. */
import { isValidElement } from 'react';
import { builtInButtons } from '@/components/reference/tables/built-in-buttons';
import { objectText, valueText } from '@/components/reference/types/default-value';
import { getObjectType, type ConfigurationEntry } from '@/components/reference/types/configuration';
import { describeEntry } from '@/components/reference/types/describe-field';
import type { FieldDoc } from '@/components/reference/types/library-types';
import type { Difference } from '@/components/reference/differences/package-differences';
import type { DemoConfiguration } from './configuration';

export interface OptionDescription {
  /** Page and row of the reference, for `href()`. */
  readonly url: string;
  /** Docstring of the field. */
  readonly meaning: string;
  readonly valueText: string;
  /** Missing where the library has no default. */
  readonly defaultText?: string;
  /** Empty where both editions agree. */
  readonly difference: Difference;
}

type ConfigType = DemoConfiguration['type'];

/** Name of a built-in button, which a configuration names instead of repeating it. */
export function getConstantName(value: object): string | undefined {
  return Object.keys(builtInButtons).find((name) => builtInButtons[name] === value);
}

/** A value as source text; an instance of a layout class as the call of its constructor. */
function toText(value: unknown, field: FieldDoc): string {
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return `[${value.map((item) => toText(item, field)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return valueText(value, field);
  const name = getConstantName(value);
  if (name) return name;
  if (isValidElement(value)) return 'an element';
  if (Object.getPrototypeOf(value) === Object.prototype) {
    const fields = Object.entries(value).map(([key, part]) => `${key}: ${toText(part, field)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  const type = getObjectType(field, value);
  return type ? objectText(value, type) : 'an object';
}

/** Describes an option that a demo sets. */
export function describeOption(type: ConfigType, entry: ConfigurationEntry): OptionDescription {
  const { field, url, defaultValue, difference } = describeEntry(type, entry);
  return {
    url,
    meaning: field.meaning,
    valueText: toText(entry.value, field),
    defaultText: defaultValue === undefined ? undefined : toText(defaultValue, field),
    difference,
  };
}
