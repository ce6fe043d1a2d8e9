#!/usr/bin/env node
// Bundles the two scripts that every page loads into public/scripts/, and holds them to their budget.
// The search, which a page loads when it is first opened, is a third file beside them.
import { build } from 'esbuild';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const budget = 3 * 1024;
const root = fileURLToPath(new URL('..', import.meta.url));

const common = {
  absWorkingDir: root,
  outdir: 'public/scripts',
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  write: false,
};

const { outputFiles } = await build({
  ...common,
  entryPoints: {
    boot: 'components/chrome/enhance/boot.ts',
    enhance: 'components/chrome/enhance/main.ts',
  },
  format: 'iife',
});
const search = await build({
  ...common,
  entryPoints: { search: 'components/chrome/search/main.ts' },
  format: 'esm',
});

const compressed = ({ contents }) => gzipSync(contents, { level: 9 }).length;
const size = outputFiles.reduce((sum, file) => sum + compressed(file), 0);
if (size > budget) {
  throw new Error(`The enhancement scripts take ${size} bytes compressed, ${budget} are allowed`);
}

await mkdir(`${root}public/scripts`, { recursive: true });
await Promise.all(
  [...outputFiles, ...search.outputFiles].map((file) => writeFile(file.path, file.contents)),
);
console.log(
  `Enhancement scripts: ${size} bytes compressed, of ${budget}; search ${search.outputFiles.map(compressed)}`,
);
