import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { findCircles, findForbiddenImports } from '../../scripts/lint/dependency-rules.mjs';

const eslint = new ESLint();

async function rulesBroken(filePath, code) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  const messages = result.messages.map(({ ruleId }) => ruleId);
  return [...messages, ...findForbiddenImports(filePath, code).map(() => paths)];
}

const paths = 'the direction of the folders';
const imports = 'no-restricted-imports';

const forbidden = [
  ['gallery-lib/src/model/example.ts', "export * from '../core/slides/navigation';", paths],
  ['gallery-lib/src/core/example.ts', "export * from '../parts/dots';", paths],
  ['gallery-lib/src/core/example.ts', "export * from '../input/keys';", paths],
  ['gallery-lib/src/parts/example.ts', "export * from '../input/shortcuts';", paths],
  ['gallery-lib/src/gestures/example.ts', "export * from '../hammer';", paths],
  ['gallery-lib/src/carousel/example.ts', "export * from '../hammer';", paths],
  ['gallery-lib/src/modal-gallery/example.ts', "export * from '../mousetrap';", paths],
  ['gallery-lib/src/plain-gallery/example.ts', "export * from '../layouts';", paths],
  ['gallery-lib/src/plain-gallery/example.ts', "export * from '../gestures/swipe';", paths],
  ['gallery-lib/src/plain-gallery/example.ts', "export * from '../input/keys';", paths],
  ['gallery-lib/src/plain-gallery/example.ts', "export * from '../video/playback';", paths],
  ['gallery-lib/src/angular/example.ts', "export * from '../carousel';", paths],
  ['gallery-lib/src/video/example.ts', "export * from '../parts/dots';", paths],
  ['gallery-lib/src/modal-gallery/example.ts', "export * from '../angular';", paths],
  ['gallery-lib/src/input/example.ts', "export * from '../parts/dots';", paths],
  ['gallery-lib/src/plain-gallery/example.ts', "export * from '../modal-gallery';", paths],
  ['gallery-lib/src/carousel/example.ts', "export * from '../plain-gallery';", paths],
  ['gallery-lib/src/modal-gallery/example.ts', "export * from '../index';", paths],
  ['gallery-lib/src/modal-gallery/example.ts', "export * from '@/components/site/urls';", imports],
  ['gallery-lib/src/core/example.ts', "export * from 'next/navigation';", imports],
  ['gallery-lib/src/core/example.ts', "export * from 'ks-gallery-react';", imports],
  ['gallery-lib/src/core/example.ts', "export * from '../../../scripts/lib/root.mjs';", paths],
  ['gallery-lib/src/modal-gallery/shell/example.ts', "export * from '../view/modal-view';", paths],
  ['gallery-lib/src/modal-gallery/shell/example.ts', "export * from '../optional-parts';", paths],
  [
    'gallery-lib/src/modal-gallery/service/example.ts',
    "export * from '../gallery/gallery';",
    paths,
  ],
  [
    'gallery-lib/src/modal-gallery/stage/example.ts',
    "export type * from '../slides/track';",
    paths,
  ],
  [
    'gallery-lib/src/modal-gallery/view/example.ts',
    "export * from '../optional/caption-code';",
    paths,
  ],
  ['gallery-lib/src/modal-gallery/optional/example.ts', "export * from '../shell/openers';", paths],
  ['gallery-lib/cli/core/example.ts', "export * from '../photos/run';", paths],
  ['gallery-lib/cli/core/example.ts', "export * from '../../src/core/url/url';", paths],
  ['gallery-lib/cli/photos/example.ts', "export * from '@/components/site/urls';", paths],
  ['gallery-lib/cli/core/example.ts', "export * from 'node:fs';", imports],
  ['components/site/example.ts', "export * from '../layout/picture/picture-files';", paths],
  ['components/client/example.ts', "export * from '@/components/docs/code/highlight';", paths],
  ['components/layout/example.ts', "export * from '@/components/docs/code/highlight';", paths],
  ['components/docs/example.ts', "export * from '@/components/reference/types/components';", paths],
  ['components/reference/example.ts', "export * from '@/components/playground/sizes';", paths],
  [
    'components/playground/example.ts',
    "export * from '@/components/demos/image-sets/gallery-images';",
    paths,
  ],
  ['components/demos/example.ts', "export * from '@/components/home/facts';", paths],
  ['components/playground/example.ts', "export * from '@/app/demo/accessibility/config';", paths],
  ['app/example/page.tsx', "export { default } from 'next/link';", imports],
  ['components/layout/example.tsx', "export { default } from 'next/image';", imports],
  ['app/example/page.tsx', "export * from '@/gallery-lib/src/core/slides/navigation';", imports],
  ['app/example/page.tsx', "export * from 'ks-gallery-react/carousel';", imports],
  ['components/client/example.ts', "void fetch('/save');", 'no-restricted-globals'],
  ['app/example/page.tsx', 'export const link = <a prefetch={true}>x</a>;', 'no-restricted-syntax'],
];

for (const [file, code, rule] of forbidden) {
  test(`lint refuses in ${file}: ${code}`, async () => {
    assert.ok((await rulesBroken(file, code)).includes(rule));
  });
}

const allowed = [
  ['gallery-lib/src/core/example.ts', "export * from '../model';"],
  ['gallery-lib/src/parts/example.ts', "export * from '../core/text/caption';"],
  ['gallery-lib/cli/core/example.ts', "export type * from '../../src/model';"],
  ['gallery-lib/cli/photos/example.ts', "export * from '../core/slug';\nexport * from 'sharp';"],
  ['gallery-lib/src/carousel/example.ts', "export * from '../parts/dots';"],
  ['gallery-lib/src/example.ts', "export * from './modal-gallery';"],
  ['gallery-lib/src/angular/example.ts', "export * from '../modal-gallery';"],
  [
    'gallery-lib/src/modal-gallery/optional/example.ts',
    "export { shared } from '../dialog/gallery-dialog';\nexport type * from '../gallery/gallery';",
  ],
  [
    'gallery-lib/src/modal-gallery/view/example.ts',
    "export const load = () => import('../optional/caption-code');",
  ],
  ['gallery-lib/src/carousel/example.ts', "export * from '../gestures/use-swipe';"],
  ['components/demos/example.ts', "export * from '@/components/playground/sizes';"],
  ['components/playground/example.ts', "export * from '../reference/components';"],
  ['components/site/example.ts', "export * from '@/app/demo/accessibility/meta';"],
  ['app/example/page.tsx', "export * from '@/components/home/facts';"],
  ['app/example/page.tsx', "export { PlainGallery } from 'ks-gallery-react';"],
  ['components/site/request.ts', "void fetch('/save');"],
  ['app/react/api/use-album.ts', "void fetch('album/1.json');"],
  ['components/example.ts', "export { registerHammer } from 'ks-gallery-react/hammer';"],
];

for (const [file, code] of allowed) {
  test(`lint allows in ${file}: ${code}`, async () => {
    assert.deepEqual(await rulesBroken(file, code), []);
  });
}

const file = (name) => `gallery-lib/src/core/${name}.ts`;

test('circles of imports are refused, also of types, and not of what is fetched later', () => {
  const find = (sources) =>
    findCircles(new Map(Object.entries(sources).map(([name, code]) => [file(name), code])));
  const circle = [`A circle of imports: ${file('a')} → ${file('b')} → ${file('a')}.`];
  const a = "import { b } from './b';";
  assert.deepEqual(find({ a, b: "import { a } from './a';" }), circle);
  assert.deepEqual(find({ a, b: "import type { A } from './a';" }), circle);
  assert.deepEqual(find({ a, b: "export type A = typeof import('./a');" }), circle);
  assert.deepEqual(find({ a, b: "export const load = () => import('./a');" }), []);
  assert.deepEqual(find({ a, b: '', c: "import './a'; import './b';" }), []);
});
