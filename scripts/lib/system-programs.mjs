import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

export function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where the system has a program, if it has it. Debian keeps servers where only the administrator's PATH looks. */
export function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders, '/usr/sbin'].map((folder) => join(folder, program)).find(canRun);
}

/** Installs packages of the system, where that is allowed: as root, with apt-get. */
export async function installPackages(names) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`Installing ${names.join(', ')} from the system’s packages (apt-get) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update', '-qq'], { env });
  if (!updated.ok) return;
  await run('apt-get', ['install', '-y', '-qq', ...names], { env });
}

/** Finds the first of some programs, or installs the packages that bring it. */
export async function ensureProgram(names, packages) {
  const find = () => names.map(onPath).find(Boolean);
  if (!find()) await installPackages(packages);
  const found = find();
  if (found) return found;
  throw new Error(
    `There is no ${names.join(' or ')}: install ${packages.join(', ')} with your system’s packages.`,
  );
}
