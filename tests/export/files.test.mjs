/** What is true of the exported files that are not pages. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { root } from '../../scripts/lib/root.mjs';

const exported = join(root, 'out');

test('all files of data are whole', async () => {
  const names = (await filesBelow(exported)).filter((name) => /\.(json|webmanifest)$/.test(name));
  assert.ok(names.length > 1, names.join());
  for (const name of names) {
    const content = await readFile(join(exported, name), 'utf8');
    assert.doesNotThrow(() => JSON.parse(content), name);
  }
});
