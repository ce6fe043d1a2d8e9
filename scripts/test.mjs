/**
 * npm test: installs what is missing, runs what protects a change, and ends with one line that counts the checks.
 * "npm run test:all" runs everything; "npm test -- --changed" what protects the last changes, with the rare steps
 * that cover their paths; "npm test -- <part>" one part.
 */
import { ensureInstalled } from './lib/installed.mjs';
import { main } from './lib/main.mjs';
import { changedPaths } from './test/changed-paths.mjs';
import { runSteps } from './test/run-steps.mjs';
import { everyStep, stepsFor } from './test/steps.mjs';

/** Steps that run side by side: each of them keeps about one processor busy. */
const width = 2;

async function run([first, ...rest]) {
  if (first === undefined) return runSteps(stepsFor([]), width);
  if (first === '--all') return runSteps(everyStep, width);
  if (first === '--changed') return runSteps(stepsFor(await changedPaths()), width);
  await ensureInstalled();
  const { runPart } = await import('./test/part.mjs');
  return runPart(first, rest);
}

await main(import.meta.url, async () => {
  const parts = process.argv.slice(2);
  // Test runners and their configurations read it.
  process.env.TEST_ALL = parts[0] === '--all' ? '1' : (process.env.TEST_ALL ?? '');
  process.exit((await run(parts)) ? 0 : 1);
});
