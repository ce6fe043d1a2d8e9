import { readFile } from 'node:fs/promises';
import { faults } from '../../../tests/faults/faults.mjs';
import { ensureBrowser } from '../../lib/browser.mjs';
import { root } from '../../lib/root.mjs';
import { tool } from '../../lib/run.mjs';

function* specsIn(suite) {
  yield* suite.specs ?? [];
  for (const inner of suite.suites ?? []) yield* specsIn(inner);
}

const testsIn = (suite) => [...specsIn(suite)].flatMap(({ tests }) => tests);

/** The time that the tests of each file took, in seconds. */
function timeOfFiles(suites) {
  return suites.map((suite) => ({
    name: suite.file,
    time:
      testsIn(suite)
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
  const tests = suites.flatMap(testsIn);
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
  return suites;
}

/** Throws an error if a deliberate fault must be found by a test that is not one of these: it has another title, or is rare. */
function expectTestsOfFaults(suites) {
  const titles = suites.flatMap((suite) => [...specsIn(suite)]).map(({ title }) => title);
  const missing = faults
    .filter(({ check: { kind } }) => kind === 'browser')
    .map(({ check: { args } }) => args.at(-1))
    .filter((part) => !titles.some((title) => title.includes(part)));
  if (missing.length > 0) throw new Error(`No test of this run is called:\n${missing.join('\n')}`);
}

/** Runs the browser tests on the exports. */
export async function browserStep(reporter) {
  const suites = await playwright(reporter, {
    config: 'playwright.config.ts',
    report: 'test-results/browser.json',
    env: { CHROMIUM_PATH: await ensureBrowser() },
    minutes: 60,
  });
  await reporter.check('the tests that find deliberate faults', () => expectTestsOfFaults(suites));
}
