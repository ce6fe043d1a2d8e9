import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { root } from '../../scripts/lib/root.mjs';

for (const [document, fewest] of [
  ['ACCESSIBILITY.md', 40],
  ['gallery-lib/README.md', 15],
]) {
  const text = await readFile(root + document, 'utf8');
  const cited = [...text.matchAll(/`([\w/-]+\.(?:spec\.ts|test\.tsx))`: "([^"]+)"/g)];

  test(`${document} cites tests`, () => assert.ok(cited.length >= fewest, `only ${cited.length}`));

  for (const [, file, title] of cited) {
    test(`${file} has the test "${title}", which ${document} cites`, async () => {
      const folder = file.endsWith('.spec.ts') ? 'tests/browser' : 'tests/unit';
      const source = await readFile(`${root}${folder}/${file}`, 'utf8');
      const titles = [...source.matchAll(/\b(?:test|it|describe)\(\s*(['"`])(.*?)\1/g)];
      assert.ok(titles.some(([, , text]) => text.includes(title)));
    });
  }
}
