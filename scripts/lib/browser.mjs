import { canRun, installPackages, onPath } from './system-programs.mjs';

// Chromium without its windows, menus and tabs: the same engine, at half the cost of a test.
const shell = 'chromium-headless-shell';
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** True if the tests drive what users have: "npm run test:all" does. */
const needsWindows = () => Boolean(process.env.TEST_ALL);

/** The Chromium that the tests drive: CHROMIUM_PATH, or the one that the system has. */
export function findBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return canRun(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  const candidates = needsWindows() ? programs : [shell, ...programs];
  return candidates.map(onPath).find(Boolean) ?? applications.find(canRun);
}

async function installBrowser() {
  const isGiven = Boolean(process.env.CHROMIUM_PATH);
  if (!isGiven && !needsWindows() && !onPath(shell)) await installPackages([shell]);
  if (!isGiven && !findBrowser()) await installPackages(['chromium']);
  const browser = findBrowser();
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium or Google Chrome: install one with your system’s packages, or name its program in CHROMIUM_PATH.',
  );
}

let installed;

/** Finds the browser, or installs it from the system's packages where that is allowed, once. */
export const ensureBrowser = () => (installed ??= installBrowser());
