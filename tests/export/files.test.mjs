/** What is true of the exported files that are not pages. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { root } from '../../scripts/lib/root.mjs';

const exported = join(root, 'out');

for (const [kind, pattern, read] of [
  ['data', /\.(json|webmanifest)$/, JSON.parse],
  ['the search index', /\.pf_\w+$|\.en\.pagefind$/, gunzipSync],
]) {
  test(`all files of ${kind} are whole`, async () => {
    const names = (await filesBelow(exported)).filter((name) => pattern.test(name));
    assert.ok(names.length > 1, names.join());
    for (const name of names) {
      const content = await readFile(join(exported, name));
      assert.doesNotThrow(() => read(content), name);
    }
  });
}
