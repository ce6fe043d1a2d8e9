/** How the form arranges the fields: by the first name of their path, and lists by their items. */
import { lookPrefix, previewPrefix, type Field, type Values } from './field';

export interface FieldGroup {
  /** First name of the paths; empty for the options that are no objects. */
  readonly name: string;
  readonly fields: readonly Field[];
}

export function groupName(path: string): string {
  return path.includes('.') ? path.slice(0, path.indexOf('.')) : '';
}

/** Name of the group of the custom properties. */
export const lookGroup = groupName(lookPrefix);

/** The fields of a configuration in groups, in their order; without the settings of the preview. */
export function groupFields(fields: readonly Field[]): readonly FieldGroup[] {
  const options = fields.filter(({ path }) => !path.startsWith(previewPrefix));
  const names = [...new Set(options.map(({ path }) => groupName(path)))];
  return names.map((name) => ({
    name,
    fields: options.filter(({ path }) => groupName(path) === name),
  }));
}

/** The settings of the preview. */
export function previewFieldsOf(fields: readonly Field[]): readonly Field[] {
  return fields.filter(({ path }) => path.startsWith(previewPrefix));
}

function isInList({ path }: Field): boolean {
  return path.includes('*');
}

/** Path of the list that a field belongs to: `buttonsConfig.buttons` for `buttonsConfig.buttons.*.title`. */
export function listPath({ path }: Field): string | undefined {
  const [list, rest] = path.split('.*.');
  return rest === undefined ? undefined : list;
}

/** Groups and their fields in the order of a search; those that it has not found come last, in their own order. */
export function arrangeGroups(
  groups: readonly FieldGroup[],
  found: readonly Field[],
): readonly FieldGroup[] {
  const places = new Map(found.map((field, place) => [field, place]));
  const placeOf = (field: Field) => places.get(field) ?? found.length;
  const firstPlaceOf = ({ fields }: FieldGroup) => Math.min(...fields.map(placeOf));
  return groups
    .map(({ name, fields }) => ({
      name,
      // The items of lists are below the other fields.
      fields: fields.toSorted(
        (a, b) => Number(isInList(a)) - Number(isInList(b)) || placeOf(a) - placeOf(b),
      ),
    }))
    .toSorted((a, b) => firstPlaceOf(a) - firstPlaceOf(b));
}

/** Number of values of a group that differ from the defaults. */
export function countChanged(values: Values, { name }: FieldGroup): number {
  const isInGroup = (path: string) => !path.startsWith(previewPrefix) && groupName(path) === name;
  return Object.keys(values).filter(isInGroup).length;
}

/**
 * True if a message of the library names a field. Lists have brackets there: `buttonsConfig.buttons[0].type`. What the
 * preview sets is a prop: `images`.
 */
function isNamed({ path }: Field, message: string): boolean {
  if (path.startsWith(previewPrefix)) {
    return message.includes(`: ${path.slice(previewPrefix.length)} is `);
  }
  const [list = '', name = ''] = path.split('.*');
  return (
    message.includes(path) ||
    (name !== '' && message.includes(`${list}[`) && message.includes(name))
  );
}

/** Path of the field that a message of the library names; undefined if it names none. */
export function findNamedPath(fields: readonly Field[], message: string): string | undefined {
  // The path of one field may begin that of another.
  const [named] = fields
    .filter((field) => isNamed(field, message))
    .sort((a, b) => b.path.length - a.path.length);
  const [, index = '0'] = /\[(\d+)\]/.exec(message) ?? [];
  return named?.path.replace('*', index);
}
