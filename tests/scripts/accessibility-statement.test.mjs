import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { root } from '../../scripts/lib/root.mjs';

for (const [document, fewest] of [
  ['ACCESSIBILITY.md', 15],
  ['gallery-lib/README.md', 5],
]) {
  test(`${document} cites tests that exist`, async () => {
    const text = await readFile(root + document, 'utf8');
    const cited = new Set(
      [...text.matchAll(/`([\w/-]+\.spec\.ts)`/g)].map(([, file]) => `tests/browser/${file}`),
    );
    assert.ok(cited.size >= fewest, `${document} cites only ${cited.size} tests`);
    const missing = [...cited].filter((file) => !existsSync(root + file));
    assert.deepEqual(missing, [], `${document} cites files that do not exist`);
  });
}
