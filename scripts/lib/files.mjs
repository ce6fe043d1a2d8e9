import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Every file below a folder, as '/'-separated paths relative to it, in a fixed order. */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .map((path) => path.split(sep).join('/'))
    .sort();
}
