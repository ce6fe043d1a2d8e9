/** The sizes of the library as the build has measured them: the only source of such a number on a page. Server only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A measurement of the package by `measureSizes()`: compressed bytes without React. */
export interface SizeRecord {
  /** What an application imports, for example `modal gallery`. */
  readonly entry: string;
  /** `first` is loaded with the page that contains the component, `whole` adds what is fetched later. */
  readonly part: 'first' | 'whole';
  readonly script: number;
  readonly style: number;
  readonly total: number;
}

/** Written by scripts/build/library.mjs before the pages are rendered. */
export const sizesFile = '.generated/library-sizes.json';

/** The sizes that the build has measured. */
export function readSizeRecords(): readonly SizeRecord[] {
  const path = join(/* turbopackIgnore: true */ process.cwd(), sizesFile);
  return JSON.parse(readFileSync(path, 'utf8')) as SizeRecord[];
}

/**
 * The record of one part of an entry.
 * @throws if it was not measured
 */
export function findSize(
  records: readonly SizeRecord[],
  entry: string,
  part: SizeRecord['part'],
): SizeRecord {
  const record = records.find((other) => other.entry === entry && other.part === part);
  if (!record) throw new Error(`The size of the ${entry} (${part}) was not measured.`);
  return record;
}
