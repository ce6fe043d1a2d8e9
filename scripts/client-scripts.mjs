/**
 * Bundles the two scripts that every page loads, and those that a page loads when they are first needed, into
 * public/scripts/. Fails when the first two are larger than their budget.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { loadTypescript } from './lib/load-typescript.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';

const folder = 'public/scripts';

async function bundle(entryPoints, format) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints,
    format,
    outdir: folder,
    bundle: true,
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
  });
  return outputFiles;
}

function compressedSize(files) {
  return files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

await main(import.meta.url, async () => {
  const { scriptBudget } = await loadTypescript('components/site/budgets.ts');
  const client = 'components/client';
  const everyPage = await bundle({ boot: `${client}/boot.ts`, page: `${client}/page.ts` }, 'iife');
  const later = await bundle(
    {
      deferred: `${client}/deferred/main.ts`,
      filter: `${client}/sidebar-filter.ts`,
      search: `${client}/search/main.ts`,
      sheet: `${client}/sheet/main.ts`,
    },
    'esm',
  );
  const size = compressedSize(everyPage);
  if (size > scriptBudget) {
    throw new Error(
      `boot.js and page.js take ${size} bytes compressed; the budget is ${scriptBudget}.`,
    );
  }
  await mkdir(join(root, folder), { recursive: true });
  await Promise.all(
    [...everyPage, ...later].map(({ path, contents }) => writeFile(path, contents)),
  );
  console.log(
    `Client scripts: ${size} bytes compressed of ${scriptBudget}; fetched later: ${compressedSize(later)}.`,
  );
});
