/** Values as pairs of path and text, which both forms of the fragment contain. */
import { isSameValue, type Field, type Value, type Values } from '../fields/field';
import { closeGaps, expandFields, findItem, maxItems } from '../fields/lists';
import { formatValue, parseValue, quote, type ValueError } from '../fields/value-text';

export type Pair = readonly [path: string, text: string];

/** Receives a sentence about a part that is dropped. */
export type Report = (problem: string) => void;

/** The values that differ from the defaults, in the order of the fields. */
export function toPairs(values: Values, fields: readonly Field[]): readonly Pair[] {
  return [...expandFields(fields)].flatMap(([path, field]): Pair[] => {
    const value = Object.hasOwn(values, path) ? values[path] : undefined;
    return value === undefined || isSameValue(value, field.defaultValue)
      ? []
      : [[path, formatValue(field, value)]];
  });
}

function explainUnknown(path: string): string {
  const index = findItem(path)?.index ?? 0;
  return index < maxItems
    ? `${quote(path)} is not a field of this component.`
    : `${quote(path)} is ignored; a list has at most ${maxItems} items.`;
}

function dropIncompleteItems(values: Values, report: Report): Values {
  const incomplete = Object.keys(values).flatMap((path) => {
    const item = findItem(path);
    const name = `${item?.list}.${item?.index}`;
    return item && !Object.hasOwn(values, `${name}.type`) ? [name] : [];
  });
  for (const name of new Set(incomplete)) report(`${name} is ignored; it must have a type.`);
  return closeGaps(values);
}

/** The values of pairs in any order. Reports what is unknown, invalid, given twice or incomplete. */
export function readPairs(
  pairs: readonly Pair[],
  fields: readonly Field[],
  report: Report,
): Values {
  const known = expandFields(fields);
  const seen = new Set<string>();
  const entries = pairs.flatMap(([path, text]): [string, Value][] => {
    const field = known.get(path);
    if (!field) {
      report(explainUnknown(path));
      return [];
    }
    if (seen.has(path)) {
      report(`${path} is given twice; ${quote(text)} is ignored.`);
      return [];
    }
    seen.add(path);
    try {
      const value = parseValue({ ...field, path }, text);
      return isSameValue(value, field.defaultValue) ? [] : [[path, value]];
    } catch (error) {
      report((error as ValueError).message);
      return [];
    }
  });
  return dropIncompleteItems(Object.fromEntries(entries), report);
}
