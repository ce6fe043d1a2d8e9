/** The way back from a configuration object to values. */
import {
  findField,
  isSameValue,
  type Choice,
  type Control,
  type Field,
  type Value,
  type Values,
} from './field';

/** An entry of a configuration. */
interface Option {
  readonly path: string;
  readonly field?: Field;
  /** Undefined if no control can express it. */
  readonly value?: Value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The class whose constructor receives all fields of an object, and no others. */
function findClass(choices: readonly Choice[], value: object): Choice | undefined {
  const names = Object.keys(value).sort().join();
  return choices.find(({ parameters }) => parameters && [...parameters].sort().join() === names);
}

function toTexts(value: unknown): readonly string[] | undefined {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return texts.every((text) => typeof text === 'string') ? texts : undefined;
}

function toValue(control: Control, value: unknown): Value | undefined {
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
      return isObject(value)
        ? findClass(control.choices, value)?.value
        : control.choices.find((choice) => choice.value === value)?.value;
  }
}

/** True if there are fields below the path. */
function isGroup(path: string, fields: readonly Field[]): boolean {
  const pattern = `${path}.`.replace(/\.\d+(?=\.)/g, '.*');
  return fields.some((field) => field.path.startsWith(pattern));
}

function readEntries(value: object, path: string, fields: readonly Field[]): readonly Option[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    readOption(inner, path ? `${path}.${name}` : name, fields),
  );
}

/** An entry, followed by those below it; what is neither a field nor a group has no value. */
function readOption(value: unknown, path: string, fields: readonly Field[]): readonly Option[] {
  if (value === undefined) return [];
  const field = findField(fields, path);
  const own = field ? [{ path, field, value: toValue(field.control, value) }] : [];
  if (isObject(value) && isGroup(path, fields)) {
    return [...own, ...readEntries(value, path, fields)];
  }
  return field ? own : [{ path }];
}

/**
 * Reads the values of a configuration that differ from the defaults.
 * @returns undefined if the configuration contains something that no control can express
 */
export function readConfig(config: object, fields: readonly Field[]): Values | undefined {
  const options = readEntries(config, '', fields);
  if (options.some(({ value }) => value === undefined)) return undefined;
  const changed = options.flatMap(({ path, field, value }) =>
    value === undefined || isSameValue(value, field?.defaultValue) ? [] : [[path, value] as const],
  );
  return Object.fromEntries(changed);
}
