import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProvenance, dateRelease, findObstacles } from '../../scripts/release.mjs';

const ready = {
  version: '10.1.0',
  released: ['10.0.0'],
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

test('a release gets its date and its digest in the list, once', () => {
  const release = { version: '10.1.0', date: '2026-11-23', integrity: 'sha512-x' };
  const dated = dateRelease("const a = [{ version: '10.1.0' }];", release);
  assert.match(dated, /version: '10\.1\.0',\s+date: '2026-11-23',\s+integrity: 'sha512-x'/);
  assert.throws(() => dateRelease(dated, release), /has no entry/);
});
