/** The values of a configuration. Server only. */
import { configTypes } from '@/components/reference/components';
import { walkConfiguration, type ConfigurationEntry } from '@/components/reference/configuration';
import {
  findField,
  isSameValue,
  type ComponentName,
  type Control,
  type Field,
  type Value,
  type Values,
} from '../fields/field';

function toTexts(value: unknown): readonly string[] | undefined {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return texts.every((text) => typeof text === 'string') ? texts : undefined;
}

function toValue(control: Control, { value, type }: ConfigurationEntry): Value | undefined {
  switch (control.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'text':
      return typeof value === 'string' ? value : undefined;
    case 'texts':
      return toTexts(value);
    case 'choice':
      return control.choices.find((choice) => choice.value === (type ?? value))?.value;
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
    const value = field && toValue(field.control, entry);
    if (value === undefined && (field || !entry.type)) return undefined;
    if (value !== undefined && !isSameValue(value, field?.defaultValue)) values[path] = value;
  }
  return values;
}
