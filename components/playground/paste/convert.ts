/** Turns the options of another library into a state of the playground. */
import type { Data, OtherLibrary } from '@/components/reference/other-libraries/mapping';
import { findOption, otherLibraries } from '@/components/reference/other-libraries/libraries';
import type { FieldsByComponent, PlaygroundState } from '../fields/field';
import { readPairs, type Pair } from '../state/pairs';
import { quote } from '../fields/value-text';
import { code, ObjectError, readObject, type Read, type ReadObject } from './read-object';

/** What pasted options become. */
export interface Converted {
  readonly state: PlaygroundState;
  /** A sentence for each option that is not in the state. */
  readonly left: readonly string[];
}

/** An option with its path; `isObject` for one that has options of its own. */
interface Entry {
  readonly option: string;
  readonly value: Read;
  readonly isObject?: true;
}

const isObject = (value: Read): value is ReadObject => value instanceof Map;

function flatten(object: ReadObject, prefix = ''): Entry[] {
  return [...object].flatMap(([key, value]): Entry[] => {
    const option = prefix + key;
    if (!isObject(value)) return [{ option, value }];
    return [{ option, value: true, isObject: true }, ...flatten(value, `${option}.`)];
  });
}

const isData = (value: Read): value is Data =>
  Array.isArray(value) ? value.every(isData) : value !== code && !isObject(value);

/** What is said of an option, or of the group that it is in: `render` for `render.buttonZoom`. */
function findRemark(library: OtherLibrary, option: string): string | undefined {
  const [row] = findOption(library, option);
  if (row) return row.remark;
  const [group] = findOption(library, option.replace(/\..*/, ''));
  return group?.ours ? undefined : group?.remark;
}

/** The values of ours for one of theirs, or why there is none. */
function convertEntry(library: OtherLibrary, { option, value, isObject: has }: Entry) {
  const rows = findOption(library, option).filter(({ ours }) => ours);
  const use = findRemark(library, option);
  const because = (reason: string) => ({
    pairs: [] as Pair[],
    left: [`${quote(option)} ${reason}.${use ? ` ${use}` : ''}`],
  });
  if (has && rows.length === 0) return { pairs: [], left: [] };
  if (rows.length === 0) return because('has no counterpart');
  if (!isData(value)) return because('is code, which is not read');
  const pairs = rows.flatMap(({ ours }): Pair[] => {
    const text = ours?.toText(value);
    return ours && text !== undefined ? [[ours.path, text]] : [];
  });
  return pairs.length > 0
    ? { pairs, left: [] as string[] }
    : because(`is ${quote(String(value))}, which has no counterpart`);
}

/**
 * Reads pasted options of a library as data.
 * @throws ObjectError if the text is no object
 */
export function convertOptions(
  text: string,
  name: string,
  fieldsByComponent: FieldsByComponent,
): Converted {
  const library = otherLibraries.find((each) => each.name === name);
  if (!library) throw new ObjectError(`${quote(name)} is not a known library.`);
  const { component } = library;
  const results = flatten(readObject(text)).map((entry) => convertEntry(library, entry));
  const left = results.flatMap((result) => result.left);
  // Of two options for one of ours, such as `keyboard` and `keyboard.enabled`, the last one counts.
  const pairs = [...new Map(results.flatMap((result) => result.pairs))];
  const values = readPairs(pairs, fieldsByComponent[component], (problem) => left.push(problem));
  return { state: { component, values }, left };
}
