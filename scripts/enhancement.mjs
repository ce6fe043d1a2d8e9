#!/usr/bin/env node
// Bundles the two scripts that every page loads into public/scripts/, and holds them to their budget.
import { build } from 'esbuild';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const budget = 3 * 1024;
const root = fileURLToPath(new URL('..', import.meta.url));

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: {
    boot: 'components/chrome/enhance/boot.ts',
    enhance: 'components/chrome/enhance/main.ts',
  },
  outdir: 'public/scripts',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  write: false,
});

const size = outputFiles.reduce(
  (sum, file) => sum + gzipSync(file.contents, { level: 9 }).length,
  0,
);
if (size > budget) {
  throw new Error(`The enhancement scripts take ${size} bytes compressed, ${budget} are allowed`);
}

await mkdir(`${root}public/scripts`, { recursive: true });
await Promise.all(outputFiles.map((file) => writeFile(file.path, file.contents)));
console.log(`Enhancement scripts: ${size} bytes compressed, of ${budget}`);
