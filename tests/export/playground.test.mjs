/** The two pages of the playground in the export: the page itself, and the preview that it shows in a frame. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { elementsOf } from '../../scripts/lib/pages/html.mjs';
import { exportedPages } from '../../scripts/lib/pages/pages.mjs';
import { root } from '../../scripts/lib/root.mjs';

const exported = join(root, 'out');
const pages = await exportedPages(exported);

function contentOfMeta(html, isMeta) {
  const head = elementsOf(html.slice(0, html.indexOf('</head>')));
  return head.find(({ name, attributes }) => name === 'meta' && isMeta(attributes))?.attributes
    .content;
}

test('the preview is in no index of search engines, in no sitemap and in no list of pages', async () => {
  const { html } = pages.find(({ file }) => file === 'playground/preview/index.html');
  assert.match(
    contentOfMeta(html, ({ name }) => name === 'robots'),
    /noindex/,
  );
  for (const list of ['sitemap.xml', 'llms.txt'])
    assert.doesNotMatch(await readFile(join(exported, list), 'utf8'), /playground\/preview/);
  assert.equal(existsSync(join(exported, 'playground/preview/index.md')), false);
});

test('only the playground and the page for photographs may contain an iframe of the own origin', () => {
  const withFrame = pages.filter(({ html }) =>
    contentOfMeta(
      html,
      (attributes) => attributes['http-equiv'] === 'Content-Security-Policy',
    ).includes("; frame-src 'self';"),
  );
  assert.deepEqual(
    withFrame.map(({ file }) => file),
    ['playground/index.html', 'react/photos/index.html'],
  );
});
