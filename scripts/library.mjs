/** Builds the library, and writes the sizes of its entries, which the pages show. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadTypescript } from './lib/load-typescript.mjs';
import { main } from './lib/main.mjs';
import { buildLibrary } from './lib/pack-library.mjs';
import { root } from './lib/root.mjs';
import { measureSizes } from './lib/sizes.mjs';

await main(import.meta.url, async () => {
  await buildLibrary();
  const { sizesFile } = await loadTypescript('components/site/library-sizes.ts');
  const path = join(root, sizesFile);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(await measureSizes()));
});
