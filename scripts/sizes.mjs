/** Writes the sizes of the export in out/ and of the library into sizes.json: node scripts/sizes.mjs, after a build. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadTypescript } from './lib/load-typescript.mjs';
import { main } from './lib/main.mjs';
import { measurePages, readPages } from './lib/pages/page-sizes.mjs';
import { root } from './lib/root.mjs';

export const figuresFile = 'sizes.json';

/** Returns the bytes of every figure, sorted by name: pages of the export, and the library as the build has measured it. */
export async function measureFigures(folder, pages) {
  const { sizesFile } = await loadTypescript('components/site/sizes/library-sizes.ts');
  const records = JSON.parse(await readFile(join(root, sizesFile), 'utf8'));
  const figures = {
    ...(await measurePages(folder, pages)),
    ...Object.fromEntries(records.map(({ name, total }) => [name, total])),
  };
  return Object.fromEntries(Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1)));
}

await main(import.meta.url, async () => {
  const folder = join(root, 'out');
  const figures = await measureFigures(folder, await readPages(folder));
  await writeFile(join(root, figuresFile), `${JSON.stringify(figures, null, 2)}\n`);
});
