/** The values of a configuration. Server only. */
import { configTypes } from '@/components/reference/types/components';
import { getProperty } from '@/components/reference/types/library-defaults';
import {
  walkConfiguration,
  type ConfigurationEntry,
} from '@/components/reference/types/configuration';
import {
  findField,
  isSameValue,
  type Choice,
  type ComponentName,
  type Control,
  type Field,
  type Value,
  type Values,
} from '../fields/field';
import { typeField } from '../fields/read-control';
import { formatByWidth } from '../fields/value-text';

function toTexts(value: unknown): readonly string[] | undefined {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return texts.every((text) => typeof text === 'string') ? texts : undefined;
}

/** The choice of a value: the class of an object, or its `type` if it is plain. */
function findChoice(choices: readonly Choice[], value: unknown, type?: string) {
  return choices.find((choice) =>
    choice.isObject
      ? getProperty(value, typeField) === choice.value
      : choice.value === (type ?? value),
  );
}

function toValue(control: Control, { value, type }: ConfigurationEntry): Value | undefined {
  switch (control.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'number':
      if (control.isByWidth && typeof value === 'object' && value !== null)
        return formatByWidth(Object.entries(value));
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'text':
      return typeof value === 'string' ? value : undefined;
    case 'texts':
      return toTexts(value);
    case 'choice':
      return findChoice(control.choices, value, type)?.value;
  }
}

/**
 * Reads the values of a configuration that differ from the defaults.
 * @returns undefined if the configuration contains something that no control can express
 * @throws if its type has no such field
 */
export function readValues(
  component: ComponentName,
  configuration: object,
  fields: readonly Field[],
): Values | undefined {
  const values: Record<string, Value> = {};
  for (const entry of walkConfiguration(configTypes[component], configuration)) {
    const path = entry.path.replace(/\[(\d+)\]/g, '.$1');
    const field = findField(fields, path);
    // The `type` of a plain object is the choice of that object.
    if (!field && entry.field.name === typeField) continue;
    const value = field && toValue(field.control, entry);
    if (value === undefined && (field || !entry.type)) return undefined;
    if (value !== undefined && !isSameValue(value, field?.defaultValue)) values[path] = value;
  }
  return values;
}
