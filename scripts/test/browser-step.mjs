import { readFile } from 'node:fs/promises';
import { ensureBrowser } from '../lib/browser.mjs';
import { root } from '../lib/root.mjs';
import { tool } from '../lib/run.mjs';

function* testsIn(suite) {
  for (const { tests } of suite.specs ?? []) yield* tests;
  for (const inner of suite.suites ?? []) yield* testsIn(inner);
}

/** Runs Playwright with one of its configurations; each of its projects is counted by itself. */
export async function playwright({ count, check }, { config: file, report, env, minutes }) {
  await tool('@playwright/test/cli.js', ['test', '--config', file], { env, minutes });

  const { suites, errors, config } = JSON.parse(await readFile(`${root}${report}`, 'utf8'));
  const tests = suites.flatMap((suite) => [...testsIn(suite)]);
  for (const { name } of config.projects) {
    const own = tests.filter(({ projectName }) => projectName === name);
    const flaky = own.filter(({ status }) => status === 'flaky').length;
    const passed = own.filter(({ status }) => status === 'expected').length + flaky;
    count(name, { passed, failed: own.length - passed });
    if (flaky > 0) console.log(`  ${flaky} of them passed on a retry`);
  }
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
    minutes: 45,
  });
}
