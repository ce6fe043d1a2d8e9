/** Turns the options of another library into a state of the playground. */
import type {
  Data,
  OptionMapping,
  OtherLibrary,
} from '@/components/reference/other-libraries/mapping';
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

/** The row without an option of ours that is about an option, or about its group: `render` for `render.buttonZoom`. */
function findUnmatched(library: OtherLibrary, option: string): OptionMapping | undefined {
  const [row = findOption(library, option.replace(/\..*/, ''))[0]] = findOption(library, option);
  return row?.ours ? undefined : row;
}

/** Why an option is in no row with an option of ours. */
function explainUnmatched(library: OtherLibrary, option: string): string {
  const row = findUnmatched(library, option);
  if (!row) return `${quote(option)} is not in the table.`;
  if (!row.remark) return `${quote(option)} has no counterpart.`;
  return `${quote(option)} is not converted. ${row.remark}`;
}

/** The values of ours for one of theirs, or why there is none. */
function convertEntry(library: OtherLibrary, { option, value, isObject: has }: Entry) {
  const left = (reason: string) => ({ pairs: [] as Pair[], left: [reason] });
  const rows = findOption(library, option);
  const counterparts = rows.flatMap(({ ours }) => ours ?? []);
  if (counterparts.length === 0) {
    return has ? { pairs: [], left: [] } : left(explainUnmatched(library, option));
  }
  if (!isData(value)) {
    const paths = counterparts.map(({ path }) => `\`${path}\``).join(' and ');
    return left(`${quote(option)} is code, which is not read. Set ${paths} yourself.`);
  }
  const pairs = counterparts.flatMap(({ path, toText }): Pair[] => {
    const text = toText(value);
    return text === undefined ? [] : [[path, text]];
  });
  if (pairs.length > 0) return { pairs, left: [] };
  const reason = `${quote(option)} is ${quote(String(value))}, which has no counterpart.`;
  return left([reason, ...rows.flatMap(({ remark }) => remark ?? [])].join(' '));
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
  // A key may be there twice: `a: { b: 1 }` and `"a.b": 1`.
  return { state: { component, values }, left: [...new Set(left)] };
}
