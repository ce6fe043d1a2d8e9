import { createHash } from 'node:crypto';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { filesBelow } from '../lib/files.mjs';
import { root } from '../lib/root.mjs';
import { checkExport, checkSubPathExport } from './export-checks.mjs';

const exported = join(root, 'out');
export const subPath = { basePath: '/sub/path', folder: join(root, '.export-base') };

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

/** Takes away what earlier builds have left, but not what a running development server works with. */
async function cleanBuilds() {
  const names = await readdir(join(root, '.next'));
  await Promise.all(
    names
      .filter((name) => name !== 'dev')
      .map((name) => rm(join(root, '.next', name), { recursive: true, force: true })),
  );
}

/** The site exported for a sub-path and for a host's root, twice: once warm, once from nothing. */
export async function exportStep(reporter) {
  const { check } = reporter;
  const quiet = { quiet: true };

  if (await check('export under a sub-path', () => build({ ...subPath, ...quiet }))) {
    await checkSubPathExport(reporter, subPath.folder, subPath.basePath);
  }
  if (!(await check('export under "/"', () => build({ basePath: '', ...quiet })))) return;
  await checkExport(reporter, exported);

  await check('two exports of one state are the same to the byte', async () => {
    const before = await fingerprints(exported);
    await cleanBuilds();
    await build({ basePath: '', ...quiet });
    const after = await fingerprints(exported);
    const names = new Set([...before.keys(), ...after.keys()]);
    const different = [...names].filter((name) => before.get(name) !== after.get(name));
    if (different.length > 0) throw new Error(different.join('\n'));
    return `${after.size} files`;
  });
}
