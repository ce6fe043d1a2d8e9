import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { ensureBrowser } from '../lib/browser.mjs';
import { root } from '../lib/root.mjs';
import { run, tool } from '../lib/run.mjs';
import { runSteps } from './run-steps.mjs';
import { everyStep, neededBy, withNeeded } from './steps.mjs';

async function runPlaywright(config, path, options) {
  await build({ quiet: true, reuse: true });
  // A file or a title that is named runs whole.
  const isNamed = /\.spec\.ts(:\d+)?$/.test(path) || options.includes('-g');
  const env = { CHROMIUM_PATH: await ensureBrowser(), ...(isNamed && { TEST_ALL: '1' }) };
  const { ok } = await tool(
    '@playwright/test/cli.js',
    ['test', '--config', config, path, ...options],
    { env },
  );
  return ok;
}

/** How to run the tests of a folder. */
const runners = {
  'tests/unit': async (path, options) => (await tool('jest/bin/jest.js', [path, ...options])).ok,
  'tests/scripts': async (path, options) =>
    (await run(process.execPath, ['--test', ...options, path])).ok,
  'tests/browser': (path, options) => runPlaywright('playwright.config.ts', path, options),
  'tests/angular': (path, options) => runPlaywright('playwright.angular.config.ts', path, options),
};

/**
 * Runs one file or folder of tests with the options of its runner, or the steps whose names begin with a word, for
 * example `lint`; returns whether all passed.
 */
export async function runPart(part, options) {
  const folder = Object.keys(runners).find((name) => part.startsWith(name));
  if (folder) return runners[folder](part, options);
  const steps = everyStep.filter(({ name }) => name.toLowerCase().startsWith(part.toLowerCase()));
  if (steps.length === 0) {
    const names = everyStep.map(({ name }) => name).join(', ');
    throw new Error(
      `"${part}" is no part of the tests. Parts are the folders ${Object.keys(runners).join(', ')} and files in them, and the steps ${names}.`,
    );
  }
  const isReady = neededBy(steps).every(({ result }) => existsSync(join(root, result)));
  return runSteps(isReady ? steps : withNeeded(steps), 1);
}
