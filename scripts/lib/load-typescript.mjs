import { build } from 'esbuild';
import { root } from './root.mjs';

/** Imports a typed module of the site into a script, as the site itself sees it. */
export async function loadTypescript(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    write: false,
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
