import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { writeSearchIndex } from '../../scripts/postbuild/search-index.mjs';
import { withTemporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

/** What the index knows of each page and field, by URL. */
async function indexOf(pages) {
  return withTemporaryFolder('search-', async (folder) => {
    for (const [file, body] of Object.entries(pages)) {
      const html = `<!DOCTYPE html><html lang="en"><title>Heron</title><body>${body}</body></html>`;
      await writeFile(join(folder, file), html);
    }
    await writeSearchIndex(folder);
    const fragments = join(folder, 'pagefind/fragment');
    const found = {};
    for (const file of await readdir(fragments)) {
      const text = gunzipSync(await readFile(join(fragments, file))).toString();
      const fragment = JSON.parse(text.slice(text.indexOf('{')));
      found[fragment.url] = fragment;
    }
    return found;
  });
}

test('the search index has the text of a page once, without hidden full views', async () => {
  const found = await indexOf({
    'index.html':
      '<main data-pagefind-body><h1>Heron</h1><p>A heron.</p>' +
      '<figure class="ks-view" id="album-3">Image 1/5 - A heron</figure></main>',
  });
  const [{ content }] = Object.values(found);
  assert.match(content, /A heron\./);
  assert.doesNotMatch(content, /Image 1/);
});

test('a field is indexed once and apart from its page, although two pages have its table', async () => {
  const row = '<tr id="Bird.wing"><th><code>wing</code></th><td>Left or right.</td><td>2</td></tr>';
  const table = `<table><tbody>${row}</tbody></table>`;
  const found = await indexOf({
    'index.html': `<main data-pagefind-body><h1>Heron</h1>${table}<p>End.</p></main>`,
    'owl.html': `<main data-pagefind-body><h1>Owl</h1>${table}</main>`,
    'hidden.html': `<main><h1>Hidden</h1>${table}</main>`,
  });
  assert.deepEqual(Object.keys(found).sort(), ['/', '/#Bird.wing', '/owl.html']);
  assert.equal(found['/'].content, 'Heron. End.');
  const { content, meta, filters } = found['/#Bird.wing'];
  assert.equal(content, 'Bird.wing wing. Left or right. 2. Heron');
  assert.deepEqual(meta, { title: 'Bird.wing', page: 'Heron', names: '2', words: '3' });
  assert.deepEqual(filters, { kind: ['field'] });
});
