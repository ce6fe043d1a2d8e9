/** Builds the library, and writes what the pages show: the sizes of its entries and its public types. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { main } from '../lib/main.mjs';
import { buildLibrary } from '../lib/package/pack-library.mjs';
import { root } from '../lib/root.mjs';
import { measureSizes } from '../lib/pages/sizes.mjs';
import { writeLibraryTypes } from './library-types.mjs';

await main(import.meta.url, async () => {
  await buildLibrary();
  const { sizesFile } = await loadTypescript('components/site/sizes/library-sizes.ts');
  const path = join(root, sizesFile);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(await measureSizes()));
  await writeLibraryTypes();
});
