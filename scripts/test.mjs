/**
 * npm test: installs what is missing, runs what protects a change, and ends with one line that counts the checks.
 * "npm run test:all" runs everything; "npm test -- --changed" also the rare steps that cover what has changed since
 * they last passed; "npm test -- <part>" one part.
 */
import { ensureInstalled } from './lib/installed.mjs';
import { main } from './lib/main.mjs';
import { changedSince, passedAllRef, passedRef, writePassed } from './test/passed.mjs';
import { runSteps } from './test/run-steps.mjs';
import { everyStep, stepsFor } from './test/steps.mjs';

/** Steps that run side by side: each of them keeps about one processor busy. */
const width = 2;

/** Runs steps; the commit is remembered if all have passed. */
async function runAndRemember(steps, ...refs) {
  const hasPassed = await runSteps(steps, width);
  if (hasPassed) await writePassed(...refs);
  return hasPassed;
}

async function run([first, ...rest]) {
  if (first === undefined)
    return runAndRemember(stepsFor(await changedSince(passedRef), []), passedRef);
  if (first === '--all') return runAndRemember(everyStep, passedRef, passedAllRef);
  if (first === '--changed')
    return runAndRemember(
      stepsFor(await changedSince(passedRef), await changedSince(passedAllRef)),
      passedRef,
      passedAllRef,
    );
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
