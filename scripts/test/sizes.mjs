import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { compileString } from 'sass';
import { root } from '../lib/root.mjs';

// Bytes that a page pays for one component: its JavaScript and its part of the stylesheet, compressed. React is
// there already; Hammer and Mousetrap arrive when they are first needed.
const external = ['react', 'react-dom', 'react/jsx-runtime', 'hammerjs', 'mousetrap'];

const frame = ['properties', 'controls', 'icons', 'spinner'];
const entries = [
  {
    name: 'plain gallery',
    file: 'plain-gallery/index.js',
    styles: ['properties', 'plain-gallery'],
    budget: 3000,
  },
  { name: 'carousel', file: 'carousel/index.js', styles: [...frame, 'carousel'], budget: 6000 },
  {
    name: 'modal gallery',
    file: 'modal-gallery/index.js',
    styles: [...frame, 'modal-gallery'],
    budget: 9000,
  },
  { name: 'all three', file: 'index.js', styles: ['index'], budget: 15_000 },
];

const gzip = (text) => gzipSync(text, { level: 9 }).length;

async function scriptSize(file) {
  const { outputFiles } = await build({
    entryPoints: [`${root}gallery-lib/dist/${file}`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external,
    write: false,
    logLevel: 'error',
  });
  return gzip(outputFiles[0].contents);
}

function styleSize(partials) {
  const source = partials.map((name) => `@use '${name}';`).join('\n');
  const { css } = compileString(source, {
    style: 'compressed',
    loadPaths: [`${root}gallery-lib/src/styles`],
  });
  return gzip(css);
}

/** One record per entry of the package, with its size and its limit in bytes. */
export function measureSizes() {
  return Promise.all(
    entries.map(async ({ name, file, styles, budget }) => {
      const script = await scriptSize(file);
      const style = styleSize(styles);
      return { name, script, style, total: script + style, budget };
    }),
  );
}
