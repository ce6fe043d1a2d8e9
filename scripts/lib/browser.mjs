import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program)).find(canRun);
}

/** The Chromium that the tests drive: CHROMIUM_PATH, or the one that the system has. */
export function findBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return canRun(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return programs.map(onPath).find(Boolean) ?? applications.find(canRun);
}

/** Installs packages of the system where that is allowed; says nothing where it is not. */
async function installFromSystem(packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`Installing ${packages.join(', ')} from the system’s packages (apt-get) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update', '-qq'], { env });
  if (updated.ok) await run('apt-get', ['install', '-y', '-qq', ...packages], { env });
}

/** Finds the first of some programs, or installs the packages that bring it. */
export async function ensureProgram(names, packages) {
  const find = () => names.map(onPath).find(Boolean);
  if (!find()) await installFromSystem(packages);
  const found = find();
  if (found) return found;
  throw new Error(`There is no ${names.join(' or ')}: install ${packages.join(', ')}.`);
}

/** Finds the browser, or installs it from the system's packages where that is allowed. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (!process.env.CHROMIUM_PATH) await installFromSystem(['chromium']);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Google Chrome: install one with your system’s packages, or name its program in CHROMIUM_PATH.',
  );
}
