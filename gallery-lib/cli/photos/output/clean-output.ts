import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { TEMPORARY } from './write-file';

/**
 * Returns those of the files written before that are no longer needed. One whose size is not that which was written has
 * been replaced since, and stays.
 */
export async function findStale(
  output: string,
  files: Readonly<Record<string, number>>,
  needed: ReadonlySet<string>,
): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    if (needed.has(name)) continue;
    const info = await stat(join(output, name)).catch(() => undefined);
    if (info?.isFile() && (bytes === 0 || info.size === bytes)) stale.push(name);
  }
  return stale;
}

/** Removes files, and the folders of albums that are empty then. */
export async function removeFiles(output: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(output, name), { force: true });
  const folders = new Set(names.map((name) => dirname(name)).filter((name) => name !== '.'));
  for (const folder of folders) await rmdir(join(output, folder)).catch(() => undefined);
}

/** Removes what a run left half written that was killed. */
export async function removeTemporary(folders: Iterable<string>): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((each) => TEMPORARY.test(each)))
      await rm(join(folder, name), { force: true });
  }
}
