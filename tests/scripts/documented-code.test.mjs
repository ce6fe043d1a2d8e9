import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { root } from '../../scripts/lib/root.mjs';

/** What the text around a part of a program describes, so that the part does not repeat it. */
const described = `
  const { useState } = React;
  const { Carousel, ModalGallery, PlainGallery } = gallery;
  const images = [{ src: '/lake.jpg', thumb: '/lake-small.jpg', alt: 'A lake', id: 1 }];
  const [image] = images as [(typeof images)[0]];
  const [index] = [0];
  const setIndex = (next: number) => {};
  const { open } = gallery.useModalGallery();
  const show = (defaultIndex: number) => open({ id: 1, images, defaultIndex });
`;

/** Returns a block as a module: with imports as it is, otherwise as the body of a function. */
function toModule(code) {
  const lines = code.replace(/^ *…$/gm, 'open').split('\n');
  if (/^export /m.test(code)) return code;
  const imports = lines.filter((line) => line.startsWith('import '));
  const body = lines
    .filter((line) => !line.startsWith('import '))
    // Elements that follow each other are no program.
    .map((line) => line.replace(/^<(?=\w)/, ';<'));
  return `
    import * as React from 'react';
    import * as gallery from 'ks-gallery-react';
    ${imports.join('\n')}
    export function Block() {${described}{
${body.join('\n')}
    }}`;
}

/** Returns the messages of the compiler about modules, each with the name of the module. */
function compile(modules) {
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    // The bundler of the application knows stylesheets.
    noUncheckedSideEffectImports: false,
    // The sources, because the package may not have been built.
    paths: {
      'ks-gallery-react': [join(root, 'gallery-lib/src/index.ts')],
      'ks-gallery-react/*': [join(root, 'gallery-lib/src/*/index.ts')],
    },
  };
  const host = ts.createCompilerHost(options);
  const files = new Map([...modules].map(([name, text]) => [join(root, name), text]));
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    files.has(path)
      ? ts.createSourceFile(path, files.get(path), ...rest)
      : getSourceFile(path, ...rest);
  const program = ts.createProgram([...files.keys()], options, host);
  return [...modules.keys()].flatMap((name) => {
    const file = program.getSourceFile(join(root, name));
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}

const misspelt = '<PlainGallery images={images} config={{ linkConfig: { nam: "album" } }} />';

test('the types accept each program in the documents of the package, and find a misspelt option', async () => {
  const modules = new Map([['misspelt.tsx', toModule(misspelt)]]);
  const docs = await readdir(join(root, 'gallery-lib/docs'));
  for (const name of ['README.md', 'AGENTS.md', ...docs.map((file) => `docs/${file}`)]) {
    const text = await readFile(join(root, 'gallery-lib', name), 'utf8');
    const blocks = [...text.matchAll(/^( *)```tsx?\n(.*?)^\1```/gms)];
    assert.ok(name.startsWith('docs/') || blocks.length > 2, name);
    for (const [index, [, , code]] of blocks.entries())
      modules.set(`${name.replace('/', ' ')}, program ${index + 1}.tsx`, toModule(code));
  }
  const [found, ...others] = compile(modules);
  assert.match(found, /misspelt.*'nam' does not exist/);
  assert.deepEqual(others, []);
});
