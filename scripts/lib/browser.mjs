import { canRun, installPackages, onPath } from './system-programs.mjs';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium that the tests drive: CHROMIUM_PATH, or the one that the system has. */
export function findBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return canRun(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return programs.map(onPath).find(Boolean) ?? applications.find(canRun);
}

/** Finds the browser, or installs it from the system's packages where that is allowed. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (!process.env.CHROMIUM_PATH) await installPackages(['chromium']);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Google Chrome: install one with your system’s packages, or name its program in CHROMIUM_PATH.',
  );
}
