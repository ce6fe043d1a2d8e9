/**
 * npm test: installs what is missing, runs what protects a change, and ends with one line that counts the checks.
 * "npm run test:all" runs everything; "npm test -- --changed" what protects the last changes, with the rare steps that
 * cover their paths; "npm test -- <part>" one part.
 */
import { readFile, rm } from 'node:fs/promises';
import { ensureInstalled } from './lib/installed.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';
import { createReporter } from './test/reporter.mjs';
import { runQueue } from './test/queue.mjs';
import { changedPaths } from './test/changed-paths.mjs';
import { everyStep, stepsFor } from './test/steps.mjs';

/** Steps that run side by side: each of them keeps about one processor busy. */
const width = 2;

async function runSteps(steps) {
  const shares = JSON.parse(await readFile(`${root}tests/time-shares.json`, 'utf8'));
  const reporter = createReporter(shares);
  const started = performance.now();
  await reporter.step('Install', ({ check }) =>
    check('the locked packages', () => ensureInstalled()),
  );
  // Reports of an earlier run must not be counted.
  await rm(`${root}test-results`, { recursive: true, force: true });
  await runQueue(steps, width, ({ name, load }) =>
    // Steps are imported one by one: before the installation their packages do not exist.
    reporter.step(name, async (counter) => (await load())(counter)),
  );
  reporter.printTimes();
  const minutes = (performance.now() - started) / 60_000;
  const { passed, failed } = reporter.result();
  console.log(`\nThe whole run took ${minutes.toFixed(1)} minutes.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

await main(import.meta.url, async () => {
  const [first, ...rest] = process.argv.slice(2);
  // Test runners and their configurations read it.
  process.env.TEST_ALL = first === '--all' ? '1' : (process.env.TEST_ALL ?? '');
  if (first === undefined) return runSteps(stepsFor([]));
  if (first === '--all') return runSteps(everyStep);
  if (first === '--changed') return runSteps(stepsFor(await changedPaths()));
  await ensureInstalled();
  const { runPart } = await import('./test/part.mjs');
  process.exit((await runPart(first, rest)) ? 0 : 1);
});
