import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { readBasePath } from './base-path.mjs';
import { root } from './root.mjs';

/** Imports a typed module into a script, as the site itself sees it. */
export async function loadTypescript(path) {
  // In a file of the project, so that the module finds packages that cannot be bundled, such as compilers.
  const outfile = join(root, '.generated/modules', `${randomUUID()}.mjs`);
  try {
    await build({
      entryPoints: [path],
      absWorkingDir: root,
      outfile,
      bundle: true,
      packages: 'external',
      // Bundled, because Node 20.9 imports no JSON.
      alias: { 'ks-gallery-react/package.json': './gallery-lib/package.json' },
      format: 'esm',
      platform: 'node',
      target: 'node20',
      // next.config.mjs gives the same value to the pages.
      define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(readBasePath()) },
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile));
  } finally {
    await rm(outfile, { force: true });
  }
}
