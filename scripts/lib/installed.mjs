import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm } from './run.mjs';
import { root } from './root.mjs';

async function packagesOf(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** True when node_modules holds what the lock file asks for; packages for other machines do not count. */
export async function isInstalled(folder) {
  const wanted = await packagesOf(join(folder, 'package-lock.json'));
  const present = await packagesOf(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.optional && !entry.link)
    .every(([path, entry]) => present[path]?.version === entry.version);
}

/**
 * Installs the locked packages when they are missing. Uses nothing but Node and npm.
 * `npm install` takes the locked versions; `npm ci` would refuse a lock file that was written where the registry did
 * not offer the programs for every other machine.
 */
export async function ensureInstalled(folder = root) {
  if (await isInstalled(folder)) return;
  console.log('Installing the locked packages …');
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  await npm(['install', ...options], { cwd: folder });
  if (!(await isInstalled(folder))) {
    throw new Error(
      'The installed packages are not the locked ones: remove node_modules and try again.',
    );
  }
}
