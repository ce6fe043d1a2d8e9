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
  test(`${path} pins every dependency to one version`, async () =>
    assert.deepEqual(unpinned(await read(path)), []));
}

test('every locked package has an integrity hash', () => assert.deepEqual(unverified(lock), []));

for (const folder of ['.', 'angular-check', 'bench', 'tests/cross']) {
  test(`the lock file in ${folder} has the optional packages of every system`, async () =>
    assert.deepEqual(missingOptional(await read(`${folder}/package-lock.json`)), []));
}

test('a missing optional package of another system is reported', () => {
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

test('no package runs a script during installation', async () =>
  assert.deepEqual(allowedScripts(lock, await read('package.json')), []));

test('every package that is shipped has a licence that allows it', () =>
  assert.deepEqual(unknownLicences(lock), []));

test('CREDITS.md names every library that reaches the browser', async () => {
  const { dependencies } = await read('package.json');
  // Icons are named by their font, and nothing of the compiler is shipped.
  const isLibrary = (name) => !/^(@fortawesome\/|sass$)/.test(name);
  const credits = await readFile(`${root}CREDITS.md`, 'utf8');
  const names = Object.keys(dependencies).filter(isLibrary);
  assert.deepEqual(
    names.filter((name) => !credits.includes(`\`${name}\``)),
    [],
  );
});

test('a version range, a missing hash, an install script and an unknown licence are reported', () => {
  const suspect = {
    packages: { 'node_modules/x': { hasInstallScript: true, license: 'GPL-3.0' } },
  };
  assert.deepEqual(unpinned({ dependencies: { a: '^1.0.0', b: '1.0.0' } }), ['a ^1.0.0']);
  assert.deepEqual(unverified(suspect), ['node_modules/x']);
  assert.deepEqual(allowedScripts(suspect, {}), ['x']);
  assert.deepEqual(unknownLicences(suspect), ['node_modules/x: GPL-3.0']);
});
