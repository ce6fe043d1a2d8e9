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

/** Where the system has a program, if it has it. */
export function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program)).find(canRun);
}

/** Installs a package of the system, where that is allowed: as root, with apt-get. */
export async function installPackage(name) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`Installing ${name} from the system’s packages (apt-get) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update', '-qq'], { env });
  if (!updated.ok) return;
  await run('apt-get', ['install', '-y', '-qq', name], { env });
}
