import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Facts } from '../../core/photo';
import { GENERATOR } from '../../core/formats/module-data';
import { writeWhole } from './write-file';

/** Name of the manifest in the output folder. */
export const MANIFEST_NAME = '.ks-photos.json';

const VERSION = 1;

/** What is known of an original, by its content. */
export interface KnownPhoto extends Facts {
  placeholder?: string;
}

/** What the runs before have written. */
export interface Manifest {
  /** The settings and the version by which `photos` were read. */
  reading: string;
  photos: Record<string, KnownPhoto>;
  /** Sizes in bytes of the files written, by their path in the output folder; 0 for one that is being written. */
  files: Record<string, number>;
}

/** Paths that could be outside the output folder are not the command's. */
const isInside = (name: string) =>
  /^[^/\\:]+(\/[^/\\:]+)*$/.test(name) && !name.split('/').some((part) => /^\.+$/.test(part));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the manifest of an output folder. One that is damaged, or of another version, counts as none. */
export async function readManifest(output: string, reading: string): Promise<Manifest> {
  const text = await readFile(join(output, MANIFEST_NAME), 'utf8').catch(() => '{}');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const isOurs = isRecord(value) && value.generator === GENERATOR && value.version === VERSION;
  if (!isOurs || !isRecord(value)) return { reading, photos: {}, files: {} };
  const { photos, files } = value;
  return {
    reading,
    photos: value.reading === reading && isRecord(photos) ? (photos as Manifest['photos']) : {},
    files: Object.fromEntries(
      Object.entries(isRecord(files) ? files : {}).filter(
        (entry): entry is [string, number] => isInside(entry[0]) && typeof entry[1] === 'number',
      ),
    ),
  };
}

const sortKeys = <T>(record: Record<string, T>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the manifest as text: in one order, with a line for each entry, so that it can be committed. */
export function printManifest({ reading, photos, files }: Manifest): string {
  const printLines = (record: Record<string, unknown>) =>
    Object.entries(sortKeys(record))
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const wrap = (lines: string) => (lines ? `{\n${lines}\n  }` : '{}');
  return `{
  "generator": ${JSON.stringify(GENERATOR)},
  "version": ${VERSION},
  "reading": ${JSON.stringify(reading)},
  "photos": ${wrap(printLines(photos))},
  "files": ${wrap(printLines(files))}
}
`;
}

export const writeManifest = (output: string, manifest: Manifest) =>
  writeWhole(join(output, MANIFEST_NAME), printManifest(manifest));
