import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { writeSearchIndex } from '../../scripts/postbuild/search-index.mjs';
import { withTemporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

test('the search index has the text of a page once, without hidden full views (N6)', async () => {
  await withTemporaryFolder('search-', async (folder) => {
    const body =
      '<main data-pagefind-body><h1>Heron</h1><p>A heron.</p>' +
      '<figure class="ks-view" id="album-3">Image 1/5 - A heron</figure></main>';
    await writeFile(
      join(folder, 'index.html'),
      `<!DOCTYPE html><html lang="en"><title>Heron</title><body>${body}</body></html>`,
    );
    await writeSearchIndex(folder);
    const fragments = join(folder, 'pagefind/fragment');
    const [file] = await readdir(fragments);
    const fragment = gunzipSync(await readFile(join(fragments, file))).toString();
    const { content } = JSON.parse(fragment.slice(fragment.indexOf('{')));
    assert.match(content, /A heron\./);
    assert.doesNotMatch(content, /Image 1/);
  });
});
