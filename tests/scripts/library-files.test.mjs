import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import { root } from '../../scripts/lib/root.mjs';

const external = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const define = { 'process.env.NODE_ENV': '"production"' };
const entry = `${root}gallery-lib/src/modal-gallery/modal-gallery.tsx`;

/** The files that a bundler makes of the modal gallery: name, code, static imports, and the module that each stands for. */
const bundlers = {
  async esbuild() {
    const { metafile, outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      external,
      define,
      metafile: true,
      outdir: 'files',
      write: false,
    });
    return Object.entries(metafile.outputs).map(([name, { entryPoint, imports }], index) => ({
      name,
      code: outputFiles[index].contents,
      imports: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
      module: entryPoint,
    }));
  },
  async 'the one of Vite'() {
    const bundle = await rolldown({ input: entry, external, transform: { define } });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    await bundle.close();
    return output.map(({ fileName, code, imports, facadeModuleId }) => ({
      name: fileName,
      code,
      imports,
      module: facadeModuleId ?? undefined,
    }));
  },
};

/** The files of a default opening: that of the import, that of the gallery, and what they import. */
function getOpening(files) {
  const found = new Set();
  const add = (name) => {
    const file = files.find((each) => each.name === name);
    if (!file || found.has(file)) return;
    found.add(file);
    file.imports.forEach(add);
  };
  for (const { name, module } of files)
    if (/modal-gallery\/(modal-gallery|opening)\.tsx$/.test(module ?? '')) add(name);
  return [...found];
}

for (const [bundler, bundle] of Object.entries(bundlers)) {
  test(`an opening with the default options fetches at most four files, none of them small: ${bundler}`, async () => {
    const opening = getOpening(await bundle());
    const sizes = opening.map(({ code }) => gzipSync(code).length);
    assert.ok(sizes.length >= 2 && sizes.length <= 4, `files of ${sizes} bytes`);
    assert.ok(Math.min(...sizes) >= 400, `files of ${sizes} bytes`);
  });
}
