/** Exports the whole site into out/, or into the folder named: node scripts/build.mjs [folder]. */
import { rm, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hashInputs, isExportOf, writeInputs } from './build/export-inputs.mjs';
import { readBasePath } from './lib/base-path.mjs';
import { ensureInstalled } from './lib/installed.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';
import { runOrThrow } from './lib/run.mjs';

// Next always writes here; postbuild.mjs completes the files in place.
const exported = join(root, 'out');

/** A missing URL is fine for a local preview and must not go unnoticed on a host. */
async function reportUnknownUrl() {
  // Needs a package, which may not have been installed when this file was loaded.
  const { loadTypescript } = await import('./lib/load-typescript.mjs');
  const { isPublic, localOrigin } = await loadTypescript('components/site/urls.ts');
  if (isPublic()) return;
  console.log(
    `SITE_URL is not set: canonical URLs, sitemap, feed, llms.txt and Markdown versions name ${localOrigin}.`,
  );
}

/** Exports the site. With `reuse`, an export of the same sources and settings that is there already stays. */
export async function build({
  folder = exported,
  basePath = readBasePath(),
  env = {},
  quiet = false,
  reuse = false,
} = {}) {
  const options = { env: { ...env, BASE_PATH: basePath }, quiet };
  const inputs = await hashInputs(options.env);
  if (reuse && (await isExportOf(folder, inputs))) {
    if (!quiet) console.log('out/ has the export of these sources already.');
    return;
  }
  await runOrThrow(process.execPath, ['scripts/build/client-scripts.mjs'], options);
  await runOrThrow(process.execPath, ['scripts/build/library.mjs'], options);
  await runOrThrow(process.execPath, ['node_modules/next/dist/bin/next', 'build'], options);
  await runOrThrow(process.execPath, ['scripts/postbuild.mjs'], options);
  await runOrThrow(process.execPath, ['scripts/build/downloads.mjs'], options);
  if (inputs) await writeInputs(exported, inputs);
  if (folder !== exported) {
    await rm(folder, { recursive: true, force: true });
    await rename(exported, folder);
  }
  if (!quiet) await reportUnknownUrl();
}

await main(import.meta.url, async () => {
  await ensureInstalled();
  await build({ folder: process.argv[2] && resolve(process.argv[2]) });
});
