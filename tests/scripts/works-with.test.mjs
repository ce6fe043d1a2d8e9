/** The page "Works with" says what the applications have shown with the locked versions. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const read = async (path) => JSON.parse(await readFile(path, 'utf8'));

test('the results are those of the locked versions, and have passed', async () => {
  const { packages } = await read('tests/applications/package-lock.json');
  const site = await read('package-lock.json');
  const neighbours = await read('components/docs/works-with.json');
  const versions = Object.entries({ ...site.packages, ...packages }).map(
    ([path, { name, version }]) => `${name ?? path.replace('node_modules/', '')} ${version}`,
  );
  for (const { name, version, results } of neighbours) {
    const locked = `${/^(@[^/]+\/)?[^/]+/.exec(name)?.[0]} ${version}`;
    if (version) assert.ok(versions.includes(locked), locked);
    assert.ok(Object.values(results).every(Boolean), name);
  }
  assert.ok(neighbours.length >= 13);
});
