import { readFile } from 'node:fs/promises';
import { ensureBrowser } from '../lib/browser.mjs';
import { root } from '../lib/root.mjs';
import { tool } from '../lib/run.mjs';

function* testsIn(suite) {
  for (const { tests } of suite.specs ?? []) yield* tests;
  for (const inner of suite.suites ?? []) yield* testsIn(inner);
}

/** The time that the tests of each file took, in seconds. */
function timeOfFiles(suites) {
  return suites.map((suite) => ({
    name: suite.file,
    time:
      [...testsIn(suite)]
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
}

/** Runs Playwright with one of its configurations; each of its projects is counted by itself. */
export async function playwright(reporter, { config: file, report, env, minutes }) {
  const { count, check, note, time } = reporter;
  const { output } = await tool('@playwright/test/cli.js', ['test', '--config', file], {
    env,
    minutes,
    quiet: true,
  });

  const { suites, errors, config } = JSON.parse(await readFile(`${root}${report}`, 'utf8'));
  const tests = suites.flatMap((suite) => [...testsIn(suite)]);
  for (const { name } of config.projects) {
    const own = tests.filter(({ projectName }) => projectName === name);
    if (own.length === 0) continue;
    const passed = own.filter(({ status }) => status === 'expected').length;
    count(name, { passed, failed: own.length - passed });
  }
  time(timeOfFiles(suites));
  if (tests.some(({ status }) => status !== 'expected')) note(output);
  await check('the browser run itself', () => {
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  });
}

/** Runs the browser tests on the exports. */
export async function browserStep(reporter) {
  await playwright(reporter, {
    config: 'playwright.config.ts',
    report: 'test-results/browser.json',
    env: { CHROMIUM_PATH: await ensureBrowser() },
    minutes: 60,
  });
}
