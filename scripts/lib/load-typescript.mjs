import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { readBasePath } from './base-path.mjs';
import { root } from './root.mjs';

/** Modules by their code: one that is loaded twice is the same, so that its objects can be compared. */
const modules = new Map();

/** Imports code from a file of the project, so that it finds packages that cannot be bundled, such as compilers. */
async function importCode(code) {
  const folder = join(root, '.generated/modules');
  const file = join(folder, `${randomUUID()}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, code);
  try {
    return await import(pathToFileURL(file));
  } finally {
    await rm(file, { force: true });
  }
}

/** Imports a typed module into a script, as the site itself sees it. */
export async function loadTypescript(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    absWorkingDir: root,
    write: false,
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
  const code = outputFiles[0].text;
  if (!modules.has(code)) modules.set(code, importCode(code));
  return modules.get(code);
}
