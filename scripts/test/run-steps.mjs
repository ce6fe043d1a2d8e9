import { rm } from 'node:fs/promises';
import { ensureBrowser } from '../lib/browser.mjs';
import { ensureInstalled } from '../lib/installed.mjs';
import { root } from '../lib/root.mjs';
import { runQueue } from './queue.mjs';
import { createReporter } from './reporter.mjs';

/**
 * Installs what is missing and runs steps, at most `width` side by side. Prints what passed and how long it took; returns
 * whether all passed.
 */
export async function runSteps(steps, width) {
  const reporter = createReporter();
  const started = performance.now();
  // Beside the first steps; the one that needs it reports a failure.
  if (steps.some(({ drivesBrowser }) => drivesBrowser)) ensureBrowser().catch(() => {});
  await reporter.step('Install', ({ check }) =>
    check('the locked packages', () => ensureInstalled()),
  );
  // Reports of an earlier run must not be counted.
  await rm(`${root}test-results`, { recursive: true, force: true });
  await runQueue(steps, width, ({ name, load, alone }) =>
    // Steps are imported one by one: before the installation their packages do not exist.
    reporter.step(name, async (counter) => (await load())(counter), { isAlone: alone }),
  );
  reporter.printTimes();
  const minutes = (performance.now() - started) / 60_000;
  const { passed, failed } = reporter.result();
  console.log(`\nThe whole run took ${minutes.toFixed(1)} minutes.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}
