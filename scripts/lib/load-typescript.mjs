import { build } from 'esbuild';
import { readBasePath } from './base-path.mjs';
import { root } from './root.mjs';

/** Imports a typed module of the site into a script, as the site itself sees it; `basePath` is put before its URLs. */
export async function loadTypescript(path, { basePath = readBasePath() } = {}) {
  const { outputFiles } = await build({
    entryPoints: [path],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // next.config.mjs gives the same value to the pages.
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) },
    write: false,
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
