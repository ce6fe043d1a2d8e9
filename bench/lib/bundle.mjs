import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compile } from 'sass';
import { root } from '../../scripts/lib/root.mjs';

export const benchFolder = fileURLToPath(new URL('../', import.meta.url));

const library = `${root}gallery-lib/src/`;
const require = createRequire(`${root}package.json`);
const packageFolder = (name) => require.resolve(`${name}/package.json`).replace('package.json', '');

/** The library from its source, and its stylesheets as the package ships them. */
const ownLibrary = {
  name: 'own-library',
  setup(context) {
    context.onResolve({ filter: /^ks-gallery-react(\/|$)/ }, ({ path }) => {
      const entry = path.replace(/^ks-gallery-react\/?/, '');
      if (entry === 'styles.css') return { path: `${library}styles/index.scss` };
      if (entry.endsWith('.css')) return { path: library + entry.replace(/css$/, 'scss') };
      return { path: entry ? `${library}${entry}/index.ts` : `${library}index.ts` };
    });
    context.onLoad({ filter: /\.scss$/ }, ({ path }) => ({
      contents: compile(path, { style: 'compressed' }).css,
      loader: 'css',
    }));
  },
};

/** One bundler and one set of options for every library. */
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
    // One React for all, also where a library would find its own.
    alias: { react: packageFolder('react'), 'react-dom': packageFolder('react-dom') },
    plugins: [ownLibrary],
    metafile: true,
    write: false,
    outdir: 'out',
    logLevel: 'error',
    ...options,
  });
}
