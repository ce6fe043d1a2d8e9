/** Writes the public types of the library, which reference, playground and tests read, if its sources have changed. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { main } from '../lib/main.mjs';
import { root } from '../lib/root.mjs';

export async function writeLibraryTypes() {
  const { readCurrentTypes, sourcesKey, typesFile } = await loadTypescript(
    'components/reference/types/types-file.ts',
  );
  if (readCurrentTypes()) return;
  const key = sourcesKey();
  const { readTypes } = await loadTypescript('components/reference/types/read-types.ts');
  const path = join(root, typesFile);
  const unfinished = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished, JSON.stringify({ key, types: readTypes() }));
  // Another process may read the file at the same time.
  await rename(unfinished, path);
}

await main(import.meta.url, writeLibraryTypes);
