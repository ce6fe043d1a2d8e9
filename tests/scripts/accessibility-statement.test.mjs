import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { root } from '../../scripts/lib/root.mjs';

const statement = await readFile(`${root}ACCESSIBILITY.md`, 'utf8');
const named = [...statement.matchAll(/`([\w/-]+\.spec\.ts)`: "([^"]+)"/g)];

test('the statement names tests', () => assert.ok(named.length > 40, `only ${named.length}`));

for (const [, file, title] of named) {
  test(`${file} has the test "${title}"`, async () => {
    const source = await readFile(`${root}tests/browser/${file}`, 'utf8');
    const titles = source.split('\n').filter((line) => /\b(test|describe)\(/.test(line));
    assert.ok(titles.some((line) => line.includes(title)));
  });
}
