/** What is left of values when the library refuses one of them. */
import { isSameValue, type Values } from '../fields/field';
import { groupName } from '../fields/groups';

export function isSameValues(a: Values, b: Values): boolean {
  const paths = Object.keys(a);
  const isSame = (path: string) => isSameValue(a[path], b[path]);
  return paths.length === Object.keys(b).length && paths.every(isSame);
}

/** Drops a refused value. With a value that is a default its group is dropped, or everything. */
export function dropPath(values: Values, path: string | undefined): Values {
  const without = (isDropped: (path: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !isDropped(name)));
  if (path === undefined) return {};
  if (path in values) return without((name) => name === path);
  const rest = without((name) => groupName(name) === groupName(path));
  return Object.keys(rest).length < Object.keys(values).length ? rest : {};
}

/**
 * Gives a refused value the one that was accepted last, or its default. If none of the values is the refused one, all get
 * those that were accepted last.
 */
export function replaceRefused(values: Values, accepted: Values, path: string | undefined): Values {
  const isSet = path !== undefined && path in values;
  if (!isSet) return isSameValues(values, accepted) ? dropPath(values, path) : accepted;
  const last = accepted[path];
  const rest = dropPath(values, path);
  return last === undefined || isSameValue(last, values[path]) ? rest : { ...rest, [path]: last };
}
