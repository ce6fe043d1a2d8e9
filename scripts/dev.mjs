/** npm run dev: the site with live reloading. The search finds the text of pages as the last export has it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled } from './lib/installed.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';
import { runOrThrow } from './lib/run.mjs';

/** Sizes that an earlier build has measured are good enough for a preview. */
async function hasSizes() {
  // Needs a package, which may not have been installed when this file was loaded.
  const { loadTypescript } = await import('./lib/load-typescript.mjs');
  const { sizesFile } = await loadTypescript('components/site/sizes/library-sizes.ts');
  return existsSync(join(root, sizesFile));
}

/** Pages that were never exported are found by their titles, descriptions and words. */
async function writeDevelopmentIndex() {
  const { loadRouteMap } = await import('./lib/pages/pages.mjs');
  const { writeSearchIndex } = await import('./postbuild/search-index.mjs');
  const { routes } = await loadRouteMap();
  const readExported = (path) => readFile(join(root, 'out', path, 'index.html'), 'utf8');
  const pages = await Promise.all(
    routes.map(async (route) => ({
      route,
      html: await readExported(route.path).catch(() => undefined),
    })),
  );
  await writeSearchIndex(join(root, 'public'), pages);
}

await main(import.meta.url, async () => {
  await ensureInstalled();
  await runOrThrow(process.execPath, ['scripts/build/client-scripts.mjs']);
  if (!(await hasSizes())) await runOrThrow(process.execPath, ['scripts/build/library.mjs']);
  await writeDevelopmentIndex();
  const server = ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)];
  await runOrThrow(process.execPath, server, { minutes: 24 * 60 });
});
