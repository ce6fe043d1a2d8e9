import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { loadTypescript } from './load-typescript.mjs';
import { root } from './root.mjs';

const { libraryBudgets } = await loadTypescript('components/site/budgets.ts');

// Applications have React already. All other dependencies are counted.
const external = ['react', 'react-dom', 'react/jsx-runtime'];

const entries = [
  { name: 'plain gallery', folders: ['plain-gallery/'] },
  { name: 'carousel', folders: ['carousel/'] },
  { name: 'modal gallery', folders: ['modal-gallery/'] },
  { name: 'all three', folders: [''] },
  { name: 'Hammer adapter', folders: ['hammer/'], hasStyles: false },
  { name: 'Mousetrap adapter', folders: ['mousetrap/'], hasStyles: false },
  // Their parts have limits of their own.
  { name: 'modal gallery with adapters', folders: ['modal-gallery/', 'hammer/', 'mousetrap/'] },
  { name: 'carousel with adapter', folders: ['carousel/', 'hammer/'] },
];

const dist = `${root}gallery-lib/dist/`;
const gzip = (content) => gzipSync(content, { level: 9 }).length;

async function scriptSizes(folders) {
  const contents = folders.map((folder) => `export * from './${folder}index.js';`).join('\n');
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: dist, sourcefile: 'entry.js' },
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

/** Two records per entry of the built package, first load and whole, with sizes and, if there is one, limit in bytes. */
export async function measureSizes() {
  const records = await Promise.all(
    entries.map(async ({ name, folders, hasStyles = true }) => {
      const scripts = await scriptSizes(folders);
      // Adapters come after the component.
      const style = hasStyles ? gzip(await readFile(`${dist}${folders[0]}styles.css`)) : 0;
      return ['first', 'whole'].map((part) => ({
        entry: name,
        part,
        name: `${name}, ${part === 'first' ? 'first load' : 'whole'}`,
        script: scripts[part],
        style,
        total: scripts[part] + style,
        budget: libraryBudgets[name]?.[part],
      }));
    }),
  );
  return records.flat();
}
