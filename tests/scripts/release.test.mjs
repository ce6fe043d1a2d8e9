import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { format, resolveConfig } from 'prettier';
import { writePackages } from '../../scripts/build/downloads.mjs';
import { rawRequest } from '../../scripts/lib/server/http.mjs';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { readManifest, releasesFolder } from '../../scripts/lib/package/pack-library.mjs';
import { createSite, listen } from '../../scripts/lib/server/static-server.mjs';
import { withTemporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import {
  createProvenance,
  dateRelease,
  findObstacles,
  releaseSteps,
} from '../../scripts/release.mjs';

const ready = {
  version: '10.1.0',
  released: ['10.0.0'],
  listed: ['10.1.0', '10.0.0'],
  changelog: [{ version: '10.1.0', intro: [], lists: [{ title: 'Added', items: ['A label.'] }] }],
  changes: '',
};

test('a version with a changelog and without uncommitted changes can be released', () => {
  assert.deepEqual(findObstacles(ready), []);
});

for (const [name, change, expected] of [
  ['no version', { version: '10.1' }, /The version is "10\.1"; it must be three numbers/],
  ['a released version', { released: ['10.1.0'] }, /Version 10\.1\.0 is released/],
  [
    'another version in the changelog',
    { changelog: [{ ...ready.changelog[0], version: '10.0.0' }] },
    /begins with 10\.0\.0; it must begin with 10\.1\.0/,
  ],
  [
    'a version without an entry in the list of releases',
    { listed: ['10.0.0'] },
    /react-releases\.ts must list version 10\.1\.0/,
  ],
  [
    'an empty changelog',
    { changelog: [{ version: '10.1.0', intro: [], lists: [] }] },
    /says nothing/,
  ],
  ['uncommitted changes', { changes: ' M README.md' }, /not committed:\n M README\.md/],
]) {
  test(`${name} prevents a release`, () => {
    assert.match(findObstacles({ ...ready, ...change }).join('\n'), expected);
  });
}

test('the provenance names the digest of the file and the commit', () => {
  const { subject, predicate } = createProvenance({
    name: 'a.tgz',
    content: Buffer.from('content'),
    commit: '1a2b3c',
    repository: 'https://github.com/a/b',
    finished: '2026-11-23T00:00:00.000Z',
  });
  assert.equal(subject[0].name, 'a.tgz');
  assert.match(subject[0].digest.sha512, /^b2d1d285b5199c85f9/);
  assert.deepEqual(predicate.buildDefinition.resolvedDependencies, [
    { uri: 'git+https://github.com/a/b.git', digest: { gitCommit: '1a2b3c' } },
  ]);
});

test('a release gets its date and its digest in the list, once, in the format of the repository', async () => {
  const integrity = `sha512-${'x'.repeat(86)}==`;
  const release = { version: '10.1.0', date: '2026-11-23', integrity };
  const dated = await dateRelease("const a = [{ version: '10.1.0' }];\n", release);
  assert.match(dated, /version: '10\.1\.0',\s+date: '2026-11-23',\s+integrity:\s+'sha512-x+=='/);
  const filepath = join(releasesFolder, 'list.ts');
  const options = await resolveConfig(filepath);
  assert.equal(await format(dated, { ...options, filepath }), dated);
  await assert.rejects(() => dateRelease(dated, release), /has no entry/);
});

test('a release has to pass the type check and the checks of the package', () => {
  assert.deepEqual(
    releaseSteps.map(({ name }) => name),
    ['Types', 'Package'],
  );
});

const packed = { name: 'gallery-10.1.0.tgz', content: 'new' };

/** Writes an export with the packed library and some released files, and requests a path of it. */
const requestPackage = (released, path) =>
  withTemporaryFolder('gallery-release-', async (folder) => {
    const releases = join(folder, 'releases');
    const packages = join(folder, 'out/package');
    await mkdir(packages, { recursive: true });
    await writeFile(join(packages, 'gallery-9.0.0.tgz'), 'of an earlier build');
    if (released) await mkdir(releases);
    for (const [name, text] of Object.entries(released ?? {}))
      await writeFile(join(releases, name), text);
    await writePackages(packages, packed, releases);
    const server = await listen(createSite(join(folder, 'out')), 0);
    try {
      const { status, body } = await rawRequest(`http://localhost:${server.address().port}`, path);
      return status === 200 ? String(body) : status;
    } finally {
      server.close();
    }
  });

for (const [title, released, name, expected] of [
  ['a past release stays', { 'gallery-10.0.0.tgz': 'old' }, 'gallery-10.0.0.tgz', 'old'],
  ['its provenance stays', { 'gallery-10.0.0.tgz.json': '{}' }, 'gallery-10.0.0.tgz.json', '{}'],
  ['the current version is added', { 'gallery-10.0.0.tgz': 'old' }, packed.name, 'new'],
  ['a released version keeps its file', { [packed.name]: 'released' }, packed.name, 'released'],
  ['without releases there is the current version', undefined, packed.name, 'new'],
  ['a file that was not released is removed', undefined, 'gallery-9.0.0.tgz', 404],
]) {
  test(`in the served export, ${title}`, async () => {
    assert.equal(await requestPackage(released, `/package/${name}`), expected);
  });
}

test('the repository has the file of every release, as it was released', async () => {
  const { reactReleases } = await loadTypescript('components/site/releases/react-releases.ts');
  const { name } = await readManifest();
  for (const { version, integrity } of reactReleases.filter(({ date }) => date)) {
    const content = await readFile(join(releasesFolder, `${name}-${version}.tgz`));
    const digest = createHash('sha512').update(content).digest('base64');
    assert.equal(`sha512-${digest}`, integrity);
  }
});
