/** The images of pages where they are shared. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { exportedPages } from '../../scripts/lib/pages/pages.mjs';
import { root } from '../../scripts/lib/root.mjs';

const out = join(root, 'out');
const pages = await exportedPages(out);

function imageOf({ html, file }) {
  const [, url] =
    /<meta property="?og:image"? content="?([^"\s>]+)/.exec(html) ?? assert.fail(file);
  return new URL(url).pathname;
}

test('each page has an image of its own of 1200 × 630 px and at most 60 kB', async () => {
  const listed = pages.filter(({ isListed, route }) => isListed && !route.canonical);
  assert.equal(new Set(listed.map(imageOf)).size, listed.length);
  for (const page of listed) {
    const content = await readFile(join(out, imageOf(page)));
    const { width, height, format } = await sharp(content).metadata();
    assert.deepEqual({ width, height, format }, { width: 1200, height: 630, format: 'jpeg' });
    assert.ok(content.length <= 60_000, `${imageOf(page)} has ${content.length} bytes`);
  }
});

test('an alias has the image of its canonical page', () => {
  const [home, alias] = ['/', '/home'].map((path) =>
    pages.find(({ route }) => route.path === path),
  );
  assert.equal(imageOf(alias), imageOf(home));
});
