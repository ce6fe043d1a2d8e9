/** The file with the public types of the library, which the type checker needs a second to read. Server only. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TypeDoc } from './library-types';

interface TypesFile {
  /** Identifies the sources that were read. */
  readonly key: string;
  readonly types: readonly TypeDoc[];
}

/** Written by scripts/build/library-types.mjs. */
export const typesFile = '.generated/library-types.json';

const library = 'gallery-lib/src';

// Builds and tests run in the root of the project.
const resolve = (path: string) => join(/* turbopackIgnore: true */ process.cwd(), path);

/** Identifies the present sources of the library, what reads them, and the version of the compiler. */
export function sourcesKey(): string {
  const sources = readdirSync(resolve(library), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(library, name))
    .sort();
  const hash = createHash('sha256');
  for (const path of [
    ...sources,
    'components/reference/types/read-types.ts',
    'package-lock.json',
  ]) {
    hash.update(path).update(readFileSync(resolve(path)));
  }
  return hash.digest('hex');
}

/** The types in the file; undefined if it was written from other sources, or not at all. */
export function readCurrentTypes(): TypesFile['types'] | undefined {
  try {
    const { key, types } = JSON.parse(readFileSync(resolve(typesFile), 'utf8')) as TypesFile;
    return key === sourcesKey() ? types : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The types in the file. A build and a run of tests write it before they begin; a development server, in which the
 * sources change, writes it when it finds an old one.
 */
export function readTypesFile(): TypesFile['types'] {
  const current = readCurrentTypes();
  if (current) return current;
  const script = resolve('scripts/build/library-types.mjs');
  execFileSync(process.execPath, [script], { cwd: resolve('.'), stdio: 'inherit' });
  const written = readCurrentTypes();
  if (!written) throw new Error(`${script} has not written the types of the library.`);
  return written;
}
