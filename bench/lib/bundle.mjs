import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compile } from 'sass';
import { strengthenStyles } from '../../gallery-lib/strengthen-styles.mjs';
import { root } from '../../scripts/lib/root.mjs';

export const benchFolder = fileURLToPath(new URL('../', import.meta.url));

const library = `${root}gallery-lib/src/`;
const require = createRequire(`${root}package.json`);
const { exports: published } = require('./gallery-lib/package.json');
const packageFolder = (name) => require.resolve(`${name}/package.json`).replace('package.json', '');

/** Resolves ks-gallery-react to its source and compiles its stylesheets as the package does. */
const workspaceLibrary = {
  name: 'workspace-library',
  setup(context) {
    context.onResolve({ filter: /^ks-gallery-react(\/|$)/ }, ({ path }) => {
      const entry = path.replace(/^ks-gallery-react\/?/, '');
      if (entry === 'styles.css') return { path: `${library}styles/index.scss` };
      if (entry.endsWith('.css')) {
        const { default: built } = published[`./${entry}`];
        return { path: library + built.replace('./dist/', '').replace(/css$/, 'scss') };
      }
      return { path: entry ? `${library}${entry}/index.ts` : `${library}index.ts` };
    });
    context.onLoad({ filter: /\.scss$/ }, ({ path }) => ({
      contents: strengthenStyles(compile(path, { style: 'compressed' }).css),
      loader: 'css',
    }));
  },
};

/** Bundles every library with the same bundler and options. */
export async function bundle(options) {
  return build({
    absWorkingDir: benchFolder,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // All libraries share one React, even if they have their own.
    alias: { react: packageFolder('react'), 'react-dom': packageFolder('react-dom') },
    plugins: [workspaceLibrary],
    metafile: true,
    write: false,
    outdir: 'out',
    logLevel: 'error',
    ...options,
  });
}
