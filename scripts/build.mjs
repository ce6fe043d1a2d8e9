/** Exports the whole site into out/, or into the folder named: node scripts/build.mjs [folder]. */
import { rm, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readBasePath } from './lib/base-path.mjs';
import { ensureInstalled } from './lib/installed.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';
import { runOrThrow } from './lib/run.mjs';

// Next always writes here; postbuild.mjs completes the files in place.
const exported = join(root, 'out');

export async function build({ folder = exported, basePath = readBasePath(), quiet = false } = {}) {
  const options = { env: { BASE_PATH: basePath }, quiet };
  await runOrThrow(process.execPath, ['scripts/client-scripts.mjs'], options);
  await runOrThrow(process.execPath, ['node_modules/next/dist/bin/next', 'build'], options);
  await runOrThrow(process.execPath, ['scripts/postbuild.mjs'], options);
  await runOrThrow(process.execPath, ['scripts/example-projects.mjs'], options);
  if (folder !== exported) {
    await rm(folder, { recursive: true, force: true });
    await rename(exported, folder);
  }
}

await main(import.meta.url, async () => {
  await ensureInstalled();
  await build({ folder: process.argv[2] && resolve(process.argv[2]) });
});
