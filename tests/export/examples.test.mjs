/** What the archive of a downloadable example contains. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { root } from '../../scripts/lib/root.mjs';

/** The text of a file of an example, by its path inside the folder of the example. */
async function readExample(slug) {
  const files = unzipSync(await readFile(join(root, `out/examples/${slug}.zip`)));
  return (path) => files[`${slug}/${path}`] && strFromU8(files[`${slug}/${path}`]);
}

for (const slug of ['loading-spinner-type', 'loading-spinner-disable']) {
  test(`${slug}: the example delays its images by itself and says so`, async () => {
    const read = await readExample(slug);
    assert.match(read('README.md'), /delays every image by 3 seconds/);
    assert.match(read('vite.config.js'), /from '\.\/slow-images\.mjs'/);
    assert.ok(read('slow-images.mjs'));
  });
}

test('array-simple: the example has no delay', async () => {
  const read = await readExample('array-simple');
  assert.doesNotMatch(read('README.md'), /delay/);
  assert.equal(read('slow-images.mjs'), undefined);
});

test('previews-template-additional-data: the example has the dates of the site in every time zone', async () => {
  const read = await readExample('previews-template-additional-data');
  assert.ok(read('src/dated-images.ts').includes("pictureDate: new Date('2022-02-13T14:15Z')"));
});
