import { mkdir, readFile } from 'node:fs/promises';
import { root } from '../lib/root.mjs';
import { filesBelow } from '../lib/files.mjs';
import { run, tool } from '../lib/run.mjs';
import { expectOk } from './tally.mjs';

const quiet = { quiet: true };

export async function types({ check }) {
  await check('route types', async () =>
    expectOk(await tool('next/dist/bin/next', ['typegen'], quiet)),
  );
  await check('types of the site', async () =>
    expectOk(await tool('typescript/bin/tsc', ['--noEmit'], quiet)),
  );
  await check('types of the library', async () =>
    expectOk(await tool('typescript/bin/tsc', ['--noEmit', '-p', 'gallery-lib'], quiet)),
  );
}

export async function lint({ check }) {
  await check('eslint', async () =>
    expectOk(await tool('eslint/bin/eslint.js', ['.', '--max-warnings=0'], quiet)),
  );
  await check('prettier', async () =>
    expectOk(await tool('prettier/bin/prettier.cjs', ['--check', '.', '--log-level=warn'], quiet)),
  );
  await check('spelling', async () =>
    expectOk(await tool('cspell/bin.mjs', ['lint', '--no-progress', '--no-summary'], quiet)),
  );
}

export async function unit({ count }) {
  const report = 'test-results/unit.json';
  await mkdir(`${root}test-results`, { recursive: true });
  await tool('jest/bin/jest.js', ['--json', `--outputFile=${report}`, '--maxWorkers=2']);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    await readFile(`${root}${report}`, 'utf8'),
  );
  count('rules and components', {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  });
}

export async function scripts({ count }) {
  const files = (await filesBelow(`${root}tests/scripts`)).filter((file) => file.endsWith('.mjs'));
  const paths = files.map((file) => `tests/scripts/${file}`);
  const { stdout, output } = await run(
    process.execPath,
    ['--test', '--test-reporter=tap', ...paths],
    quiet,
  );
  const figure = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(stdout)?.[1] ?? NaN);
  const results = { passed: figure('pass'), failed: figure('fail') + figure('cancelled') };
  if (Number.isNaN(results.passed + results.failed)) throw new Error(output);
  if (results.failed > 0) console.log(output);
  count('build steps and lint rules', results);
}

export async function angular({ check }) {
  await check('the Angular samples compile', async () => {
    const result = await run(process.execPath, ['scripts/check-angular.mjs'], quiet);
    expectOk(result);
    return result.stdout.trim().split('\n').at(-1);
  });
}

export async function examples({ check }) {
  await check('a downloaded example installs and builds', async () => {
    const result = await run(process.execPath, ['scripts/check-example.mjs'], quiet);
    expectOk(result);
    return result.stdout.trim().split('\n').at(-1);
  });
}
