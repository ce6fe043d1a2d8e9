import { expectTestsOfFaults } from '../../../tests/faults/faults.mjs';
import { ensureBrowser } from '../../lib/browser.mjs';
import { runWithReport } from '../../lib/run.mjs';

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
export async function playwright(reporter, { config: file, report, env }) {
  const { count, check, note, time } = reporter;
  const { output, results } = await runWithReport(
    '@playwright/test/cli.js',
    ['test', '--config', file],
    report,
    { env },
  );
  const { suites, errors, config } = results;
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

/** Browser tests that "npm test" may have. */
const budget = 330;

/**
 * Throws an error if there are more tests than the budget allows, or tests of one loop that do not say, as an annotation
 * `own page`, why each needs a page of its own.
 */
function expectBudget(suites) {
  const specs = suites.flatMap((suite) => [...specsIn(suite)]);
  const count = specs.flatMap(({ tests }) => tests).length;
  const byLine = new Map();
  for (const spec of specs) {
    const line = `${spec.file}:${spec.line}:${spec.column}`;
    byLine.set(line, [...(byLine.get(line) ?? []), spec]);
  }
  const hasReason = ({ tests }) =>
    tests.some(({ annotations }) => annotations.some(({ type }) => type === 'own page'));
  const loops = [...byLine]
    .filter(([, cases]) => new Set(cases.map(({ title }) => title)).size > 1)
    .filter(([, cases]) => !cases.every(hasReason))
    .map(([line, cases]) => `${line} loads a page for each of ${cases.length} cases`);
  if (count > budget) loops.unshift(`${count} tests of ${budget}`);
  if (loops.length > 0) throw new Error(loops.join('\n'));
  return `${count} tests of ${budget}`;
}

/** Tests that take more than four times the median, slowest first. Their time decides nothing. */
function namesOfSlow(suites) {
  const tests = suites
    .flatMap((suite) => [...specsIn(suite)])
    .flatMap(({ title, file, tests: own }) =>
      own.map(({ results }) => ({
        name: `${file}: ${title}`,
        time: results.at(-1)?.duration ?? 0,
      })),
    )
    .sort((a, b) => b.time - a.time);
  const median = tests[Math.floor(tests.length / 2)]?.time ?? 0;
  const slow = tests.filter(({ time }) => time > 4 * median);
  return slow.map(({ name, time }) => `${(time / 1000).toFixed(1)} s ${name}`);
}

/** Runs the browser tests on the exports. */
export async function browserStep(reporter) {
  const suites = await playwright(reporter, {
    config: 'playwright.config.ts',
    report: 'test-results/browser.json',
    env: { CHROMIUM_PATH: await ensureBrowser() },
  });
  const titles = suites.flatMap((suite) => [...specsIn(suite)]).map(({ title }) => title);
  await reporter.check('the tests that find deliberate faults', () =>
    expectTestsOfFaults('browser', (part) => titles.some((title) => title.includes(part))),
  );
  if (process.env.TEST_ALL) return;
  await reporter.check('the budget of browser tests', () => expectBudget(suites));
  const slow = namesOfSlow(suites);
  reporter.note(`${slow.length} tests take more than four times the median:`);
  for (const name of slow) reporter.note(`  ${name}`);
}
