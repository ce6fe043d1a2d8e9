import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { root } from '../../scripts/lib/root.mjs';
import {
  allowedScripts,
  unknownLicences,
  unpinned,
  unverified,
} from '../../scripts/test/dependencies.mjs';

const read = async (path) => JSON.parse(await readFile(root + path, 'utf8'));
const lock = await read('package-lock.json');

for (const path of ['package.json', 'gallery-lib/package.json', 'bench/package.json']) {
  test(`${path} names one version of each package`, async () =>
    assert.deepEqual(unpinned(await read(path)), []));
}

test('every locked package is known by its content', () => assert.deepEqual(unverified(lock), []));

test('no package runs a program while it is installed', async () =>
  assert.deepEqual(allowedScripts(lock, await read('package.json')), []));

test('everything that reaches a reader may be passed on', () =>
  assert.deepEqual(unknownLicences(lock), []));

test('a range, a missing fingerprint, a program and unknown terms are found', () => {
  const suspect = {
    packages: { 'node_modules/x': { hasInstallScript: true, license: 'GPL-3.0' } },
  };
  assert.deepEqual(unpinned({ dependencies: { a: '^1.0.0', b: '1.0.0' } }), ['a ^1.0.0']);
  assert.deepEqual(unverified(suspect), ['node_modules/x']);
  assert.deepEqual(allowedScripts(suspect, {}), ['x']);
  assert.deepEqual(unknownLicences(suspect), ['node_modules/x: GPL-3.0']);
});
