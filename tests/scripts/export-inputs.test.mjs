import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { hashInputs, isExportOf, writeInputs } from '../../scripts/build/export-inputs.mjs';
import { runOrThrow } from '../../scripts/lib/run.mjs';
import { withTemporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { changedSince, passedRef } from '../../scripts/test/passed.mjs';

/** Runs an action in a project with a page and a commit. */
const withProject = (action) =>
  withTemporaryFolder('gallery-project-', async (folder) => {
    const add = async (path) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), 'a file\n');
    };
    await add('app/page.tsx');
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
    for (const args of [['init'], ['add', '.'], [...author, 'commit', '-m', 'feat: add a page']])
      await runOrThrow('git', args, { cwd: folder, quiet: true });
    await action(folder, add);
  });

test('an export is kept as long as sources and settings are the same', () =>
  withProject(async (folder, add) => {
    const hash = await hashInputs({}, folder);
    assert.equal(await hashInputs({ SITE_URL: '' }, folder), hash);
    assert.notEqual(await hashInputs({ SITE_URL: 'https://gallery.example' }, folder), hash);
    await add('tests/unit/example.test.ts');
    assert.equal(await hashInputs({}, folder), hash);
    await add('app/layout.tsx');
    assert.notEqual(await hashInputs({}, folder), hash);
  }));

test('an export names the inputs that it was made of', () =>
  withTemporaryFolder('gallery-export-', async (folder) => {
    assert.equal(await isExportOf(folder, 'a'), false);
    await writeInputs(folder, 'a');
    assert.equal(await isExportOf(folder, 'a'), true);
    assert.equal(await isExportOf(folder, 'b'), false);
    assert.equal(await isExportOf(folder, undefined), false);
  }));

test('changes since a commit include what is not committed; without the commit they are unknown', () =>
  withProject(async (folder, add) => {
    await add('app/layout.tsx');
    assert.deepEqual(await changedSince('HEAD', folder), ['app/layout.tsx']);
    assert.equal(await changedSince(passedRef, folder), undefined);
  }));
