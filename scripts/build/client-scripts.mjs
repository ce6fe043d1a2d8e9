/**
 * Bundles the two scripts that every page loads, those that a page loads when they are first needed, and the worker that
 * reads photographs, into public/scripts/.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { main } from '../lib/main.mjs';
import { root } from '../lib/root.mjs';

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

await main(import.meta.url, async () => {
  const client = 'components/client';
  const everyPage = await bundle(
    { head: `${client}/head/main.ts`, body: `${client}/body/main.ts` },
    'iife',
  );
  // The bundler of Next starts workers from a blob, which would need an exception in the content policy.
  const workers = await bundle({ photos: 'components/files/worker/main.ts' }, 'iife');
  const later = await bundle(
    {
      idle: `${client}/idle/main.ts`,
      filter: `${client}/filter.ts`,
      'not-found': `${client}/not-found/main.ts`,
      search: `${client}/search/main.ts`,
      'demo-index': `${client}/demo-index/main.ts`,
    },
    'esm',
  );
  // Scripts of an earlier build may have other names.
  await rm(join(root, folder), { recursive: true, force: true });
  await mkdir(join(root, folder), { recursive: true });
  await Promise.all(
    [...everyPage, ...workers, ...later].map(({ path, contents }) => writeFile(path, contents)),
  );
});
