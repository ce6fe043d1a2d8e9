import { filesBelow } from '../lib/files.mjs';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

/** Runs the tests of Node's own runner in a folder, and counts them; `note` receives the output of a failure. */
export async function nodeTests(folder, note) {
  const files = (await filesBelow(`${root}${folder}`)).filter((file) => file.endsWith('.test.mjs'));
  const paths = files.map((file) => `${folder}/${file}`);
  const { stdout, output } = await run(
    process.execPath,
    ['--test', '--test-reporter=tap', ...paths],
    { quiet: true },
  );
  const figure = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(stdout)?.[1] ?? NaN);
  const results = { passed: figure('pass'), failed: figure('fail') + figure('cancelled') };
  if (Number.isNaN(results.passed + results.failed)) throw new Error(output);
  if (results.failed > 0) note(output);
  return results;
}
