import { createHash } from 'node:crypto';
import { readFile, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from '../../build.mjs';
import { filesBelow } from '../../lib/files.mjs';
import { currentPackage } from '../../lib/package/pack-library.mjs';
import { root } from '../../lib/root.mjs';
import { createSite, listen } from '../../lib/server/static-server.mjs';
import { withTemporaryFolder } from '../../lib/temporary-folder.mjs';
import { reactVersions, testAsConsumer } from '../consumer.mjs';
import { checkExport, checkSubPathExport } from '../export-checks.mjs';
import { nodeTests } from '../node-tests.mjs';

const exported = join(root, 'out');
export const subPath = { basePath: '/sub/path', folder: join(root, '.export-base') };
/** Settings of a published site; the export for "/" is made without them. */
const published = {
  SITE_URL: 'https://gallery.example',
  SITE_REPOSITORY: 'example/gallery-site',
};
// Variables of the machine that runs the tests must not change the result.
const unpublished = Object.fromEntries(
  ['SITE_URL', 'SITE_REPOSITORY', 'NETLIFY', 'CF_PAGES_URL', 'GITHUB_REPOSITORY'].map((name) => [
    name,
    '',
  ]),
);

async function fingerprints(folder) {
  const files = await filesBelow(folder);
  const hashes = files.map(async (file) => [
    file,
    createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex'),
  ]);
  return new Map(await Promise.all(hashes));
}

/** Removes the files of earlier builds, but not those of a running development server. */
async function cleanBuilds() {
  const names = await readdir(join(root, '.next'));
  await Promise.all(
    names
      .filter((name) => name !== 'dev')
      .map((name) => rm(join(root, '.next', name), { recursive: true, force: true })),
  );
}

/** Installs the library from the served export, as Getting started describes it. */
async function checkServedPackage(reporter) {
  const name = basename(await currentPackage());
  const server = await listen(createSite(exported), 0);
  try {
    const url = `http://localhost:${server.address().port}/package/${name}`;
    await withTemporaryFolder('gallery-served-', (folder) =>
      testAsConsumer(reporter, folder, url, reactVersions.at(-1)),
    );
  } finally {
    server.close();
  }
}

const quiet = { quiet: true };
const buildRoot = (options) => build({ basePath: '', ...quiet, env: unpublished, ...options });

/** Exports the site for a sub-path with the settings of a published site. */
export async function subPathStep(reporter) {
  const exportSite = () => build({ ...subPath, ...quiet, env: { ...unpublished, ...published } });
  if (await reporter.check('export under a sub-path', exportSite))
    await checkSubPathExport(reporter, { ...subPath, ...published });
}

/** Exports the site for a host's root. */
export async function exportStep(reporter) {
  if (!(await reporter.check('export under "/"', () => buildRoot({ reuse: true })))) return;
  await checkExport(reporter, exported);
  reporter.count('what pages contain', await nodeTests('tests/export', reporter.note));
}

/** Installs the served package, and exports the site again without the files of an earlier build. */
export async function sameExportStep(reporter) {
  await checkServedPackage(reporter);
  await reporter.check('two exports of one state are the same to the byte', async () => {
    const before = await fingerprints(exported);
    await cleanBuilds();
    await buildRoot();
    const after = await fingerprints(exported);
    const names = new Set([...before.keys(), ...after.keys()]);
    const different = [...names].filter((name) => before.get(name) !== after.get(name));
    if (different.length > 0) throw new Error(different.join('\n'));
    return `${after.size} files`;
  });
}
