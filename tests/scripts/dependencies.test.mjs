import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { root } from '../../scripts/lib/root.mjs';
import {
  allowedScripts,
  missingOptional,
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

for (const folder of ['.', 'angular-check', 'bench', 'tests/cross']) {
  test(`the lock file of ${folder} serves every system`, async () =>
    assert.deepEqual(missingOptional(await read(`${folder}/package-lock.json`)), []));
}

test('a locked package without the program of another system is found', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0', 'a-darwin': '1.0.0' } },
    'node_modules/a/node_modules/b': { optionalDependencies: { c: '1.0.0', d: '1.0.0' } },
    'node_modules/a-linux': {},
    'node_modules/a/node_modules/d': {},
  };
  assert.deepEqual(missingOptional({ packages }), [
    'node_modules/a needs a-darwin',
    'node_modules/a/node_modules/b needs c',
  ]);
});

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
