/** npm run dev: the site with live reloading. Search needs an export and is absent here. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/installed.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';
import { runOrThrow } from './lib/run.mjs';

/** Sizes that an earlier build has measured are good enough for a preview. */
async function hasSizes() {
  // Needs a package, which may not have been installed when this file was loaded.
  const { loadTypescript } = await import('./lib/load-typescript.mjs');
  const { sizesFile } = await loadTypescript('components/site/library-sizes.ts');
  return existsSync(join(root, sizesFile));
}

await main(import.meta.url, async () => {
  await ensureInstalled();
  await runOrThrow(process.execPath, ['scripts/client-scripts.mjs']);
  if (!(await hasSizes())) await runOrThrow(process.execPath, ['scripts/library.mjs']);
  const server = ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)];
  await runOrThrow(process.execPath, server, { minutes: 24 * 60 });
});
