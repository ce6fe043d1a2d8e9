/** Items of lists: `buttonsConfig.buttons.0.title` is a value of item 0. An item exists if its `type` is set. */
import type { Field, Values } from './field';

/** Most items that a list can have. */
export const maxItems = 9;

const indexes = Array.from({ length: maxItems }, (_, index) => index);

/** The paths of a pattern: itself, or one for each item of a list. */
export function itemPaths(pattern: string): readonly string[] {
  return pattern.includes('*')
    ? indexes.map((index) => pattern.replace('*', `${index}`))
    : [pattern];
}

/** Every path that can be set, in order, with its field; the items of a list one after the other. */
export function expandFields(fields: readonly Field[]): ReadonlyMap<string, Field> {
  const groups = new Map<string, Field[]>();
  for (const field of fields) {
    const [start = ''] = field.path.split('*');
    groups.set(start, [...(groups.get(start) ?? []), field]);
  }
  return new Map(
    [...groups.values()].flatMap((group) => {
      const items = itemPaths(group[0]?.path ?? '');
      return items.flatMap((_, index) =>
        group.map((field): [string, Field] => [itemPaths(field.path)[index] ?? '', field]),
      );
    }),
  );
}

/** The list and the index of the item that a path is in. */
export function findItem(
  path: string,
): { readonly list: string; readonly index: number } | undefined {
  const match = /^(.+)\.(\d+)\./.exec(path);
  return match?.[1] && match[2] ? { list: match[1], index: Number(match[2]) } : undefined;
}

function hasItem(values: Values, list: string, index: number): boolean {
  return Object.hasOwn(values, `${list}.${index}.type`);
}

/** The number of items of a list without gaps. */
export function countItems(values: Values, list: string): number {
  return indexes.filter((index) => hasItem(values, list, index)).length;
}

/** Removes what is set in items without a `type`, and numbers the others from 0. */
export function closeGaps(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) => {
      const item = findItem(path);
      if (!item) return [[path, value]];
      const { list, index } = item;
      if (!hasItem(values, list, index)) return [];
      const position = indexes.filter((at) => at < index && hasItem(values, list, at)).length;
      return [[path.replace(`${list}.${index}.`, `${list}.${position}.`), value]];
    }),
  );
}
