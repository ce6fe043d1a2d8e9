import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { loadTypescript } from '../load-typescript.mjs';
import { compressedSize } from './page-sizes.mjs';
import { root } from '../root.mjs';

const { libraryConfigurations } = await loadTypescript(
  'components/site/sizes/library-configurations.ts',
);

// Applications have React already. All other dependencies are counted.
const external = ['react', 'react-dom', 'react/jsx-runtime'];

/** Folders of the stylesheets of parts, by that of their component. */
const parts = ['parts/broken/', 'parts/spinners/'];
const partStyles = {
  'plain-gallery/': ['parts/broken/'],
  'carousel/': parts,
  'modal-gallery/': [
    ...parts,
    'modal-gallery/optional/key-list/',
    'modal-gallery/optional/buttons/',
  ],
};

const modalGallery = { 'modal-gallery/': 'ModalGallery' };
const hammer = { 'hammer/': 'registerHammer' };
const plainGallery = { 'plain-gallery/': 'PlainGallery' };
const links = { 'links/': 'registerLinks' };
const mousetrap = { 'mousetrap/': 'registerMousetrap' };

// Names that an application imports, by folder.
const entries = [
  { name: 'plain gallery', imports: plainGallery },
  {
    name: 'plain gallery with layouts',
    imports: { ...plainGallery, 'layouts/': 'registerLayouts' },
    styles: ['plain-gallery/', 'layouts/'],
  },
  {
    name: 'plain gallery with links',
    imports: { ...plainGallery, ...links },
    styles: ['plain-gallery/', 'links/'],
  },
  { name: 'carousel', imports: { 'carousel/': 'Carousel' } },
  {
    name: 'carousel with slides side by side',
    imports: { 'carousel/': 'Carousel', 'slides/': 'registerSlides' },
  },
  { name: 'modal gallery', imports: modalGallery },
  { name: 'all three', imports: { '': 'Carousel, ModalGallery, PlainGallery, registerLinks' } },
  {
    name: 'modal gallery with the service',
    imports: { 'modal-gallery/': 'ModalGallery, ModalGalleryProvider, modalGalleryService' },
  },
  { name: 'Hammer adapter', imports: hammer, styles: [] },
  { name: 'Mousetrap adapter', imports: mousetrap, styles: [] },
  { name: 'modal gallery with adapters', imports: { ...modalGallery, ...hammer, ...mousetrap } },
  { name: 'carousel with adapter', imports: { 'carousel/': 'Carousel', ...hammer } },
];

const dist = `${root}gallery-lib/dist/`;

/** Returns the bytes of what an application loads at once, with some of the files that are fetched later, and in all. */
async function measureScripts(imports) {
  const contents = Object.entries(imports)
    .map(([folder, names]) => `export { ${names} } from './${folder}index.js';`)
    .join('\n');
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
      { ...output, size: compressedSize(outputFiles[index].contents) },
    ]),
  );
  const addFile = (files, path) => {
    if (files.has(path) || !outputs.has(path)) return;
    files.add(path);
    for (const { path: next, kind } of outputs.get(path).imports) {
      if (kind === 'import-statement') addFile(files, next);
    }
  };
  const findChunk = (name) => {
    const found = [...outputs].find(
      ([, { entryPoint = '' }]) => basename(entryPoint, '.js') === name,
    );
    if (!found) throw new Error(`The library has no file ${name}.js that is fetched later.`);
    return found[0];
  };
  const sum = (paths) => [...paths].reduce((total, path) => total + outputs.get(path).size, 0);
  const sumWith = (chunks) => {
    const files = new Set();
    for (const path of ['sizes/entry.js', ...chunks.map(findChunk)]) addFile(files, path);
    return sum(files);
  };
  return { sumWith, whole: sum(outputs.keys()) };
}

/** Returns the bytes of the compressed stylesheets of folders. */
async function measureStyles(folders) {
  const files = await Promise.all(folders.map((folder) => readFile(`${dist}${folder}styles.css`)));
  return files.reduce((sum, file) => sum + compressedSize(file), 0);
}

const toRecord = (entry, part, name, script, style) => ({
  entry,
  part,
  name,
  script,
  style,
  total: script + style,
});

// Adapters come after the component and have no styles.
async function measureEntry({ name, imports, styles = Object.keys(imports).slice(0, 1) }) {
  const { sumWith, whole } = await measureScripts(imports);
  const style = await measureStyles(styles);
  const more = await measureStyles(styles.flatMap((folder) => partStyles[folder] ?? []));
  return [
    toRecord(name, 'first', `${name}, first load`, sumWith([]), style),
    toRecord(name, 'whole', `${name}, whole`, whole, style + more),
  ];
}

/** Measures what each configuration of the modal gallery downloads. */
async function measureConfigurations() {
  const plain = await measureScripts(modalGallery);
  const linked = await measureScripts({ ...modalGallery, ...links });
  const measured = libraryConfigurations.map(async ({ name, chunks, hasLinks, styles = [] }) => {
    const entry = `modal gallery, ${name}`;
    const { sumWith } = hasLinks ? linked : plain;
    const style = await measureStyles(['modal-gallery/', ...styles]);
    return toRecord(entry, 'whole', entry, sumWith(chunks), style);
  });
  return Promise.all(measured);
}

/** Records with sizes in bytes: two per entry of the built package, one per configuration. */
export async function measureSizes() {
  const records = await Promise.all([...entries.map(measureEntry), measureConfigurations()]);
  return records.flat();
}
