import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm } from './run.mjs';
import { root } from './root.mjs';

async function readPackages(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** True when node_modules has every locked package, except those for other systems. */
export async function isInstalled(folder) {
  const wanted = await readPackages(join(folder, 'package-lock.json'));
  const present = await readPackages(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.optional && !entry.link)
    .every(([path, entry]) => present[path]?.version === entry.version);
}

/** Installs the locked packages with `npm ci` when they are missing. Needs nothing but Node and npm. */
export async function ensureInstalled(folder = root) {
  if (await isInstalled(folder)) return;
  console.log('Installing the locked packages …');
  await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
}
