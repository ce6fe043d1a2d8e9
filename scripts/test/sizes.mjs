import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { compileString } from 'sass';
import { root } from '../lib/root.mjs';

// React is there already; Hammer and Mousetrap arrive when they are first needed.
const external = ['react', 'react-dom', 'react/jsx-runtime', 'hammerjs', 'mousetrap'];

const frame = ['properties', 'controls', 'icons', 'spinner'];
// `first` is what a page pays before anybody touches the component, `whole` adds what is fetched later: the view of
// the modal gallery, swipe, download, full screen. ARCHITECTURE.md says how the limits came about.
const entries = [
  {
    name: 'plain gallery',
    file: 'plain-gallery/index.js',
    styles: ['properties', 'plain-gallery'],
    limits: { first: 3_800, whole: 3_800 },
  },
  {
    name: 'carousel',
    file: 'carousel/index.js',
    styles: [...frame, 'carousel'],
    limits: { first: 13_000, whole: 14_000 },
  },
  {
    name: 'modal gallery',
    file: 'modal-gallery/index.js',
    styles: [...frame, 'modal-gallery'],
    limits: { first: 9_000, whole: 19_000 },
  },
  {
    name: 'all three',
    file: 'index.js',
    styles: ['index'],
    limits: { first: 20_000, whole: 26_700 },
  },
];

const gzip = (content) => gzipSync(content, { level: 9 }).length;

async function scriptSizes(file) {
  const { metafile, outputFiles } = await build({
    entryPoints: [`${root}gallery-lib/dist/${file}`],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external,
    metafile: true,
    outdir: 'sizes',
    entryNames: 'entry',
    write: false,
    logLevel: 'error',
  });
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output], index) => [
      path,
      { ...output, size: gzip(outputFiles[index].contents) },
    ]),
  );
  const first = new Set();
  const add = (path) => {
    if (first.has(path) || !outputs.has(path)) return;
    first.add(path);
    for (const { path: next, kind } of outputs.get(path).imports) {
      if (kind === 'import-statement') add(next);
    }
  };
  add('sizes/entry.js');
  const sum = (paths) => [...paths].reduce((total, path) => total + outputs.get(path).size, 0);
  return { first: sum(first), whole: sum(outputs.keys()) };
}

function styleSize(partials) {
  const source = partials.map((name) => `@use '${name}';`).join('\n');
  const { css } = compileString(source, {
    style: 'compressed',
    loadPaths: [`${root}gallery-lib/src/styles`],
  });
  return gzip(css);
}

/** Two records per entry of the package, first load and whole, with sizes and limit in bytes. */
export async function measureSizes() {
  const records = await Promise.all(
    entries.map(async ({ name, file, styles, limits }) => {
      const scripts = await scriptSizes(file);
      const style = styleSize(styles);
      return ['first', 'whole'].map((part) => ({
        name: `${name}, ${part === 'first' ? 'first load' : 'whole'}`,
        script: scripts[part],
        style,
        total: scripts[part] + style,
        budget: limits[part],
      }));
    }),
  );
  return records.flat();
}
