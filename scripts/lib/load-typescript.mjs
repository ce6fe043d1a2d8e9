import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readBasePath } from './base-path.mjs';
import { root } from './root.mjs';

async function bundle(path, { basePath = readBasePath(), ...options }) {
  const { outputFiles } = await build({
    entryPoints: [path],
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20',
    // next.config.mjs gives the same value to the pages.
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) },
    write: false,
    logLevel: 'error',
    ...options,
  });
  return outputFiles[0];
}

/** Imports a typed module of the site into a script, as the site itself sees it; `basePath` is put before its URLs. */
export async function loadTypescript(path, options = {}) {
  const { contents } = await bundle(path, { ...options, format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
}

/** The same for a module that uses packages that cannot be bundled, such as compilers. */
export async function loadWithPackages(path) {
  const { text } = await bundle(path, { format: 'cjs', packages: 'external' });
  const loaded = { exports: {} };
  const require = createRequire(join(root, 'package.json'));
  new Function('module', 'exports', 'require', text)(loaded, loaded.exports, require);
  return loaded.exports;
}
