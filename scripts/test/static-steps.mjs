import { mkdir, readFile } from 'node:fs/promises';
import { root } from '../lib/root.mjs';
import { run, tool } from '../lib/run.mjs';
import { nodeTests } from './node-tests.mjs';
import { expectOk } from './reporter.mjs';

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
  count('build steps and lint rules', await nodeTests('tests/scripts'));
}

export async function examples({ check }) {
  await check('a downloaded example installs and builds', async () => {
    const result = await run(process.execPath, ['scripts/check-example.mjs'], quiet);
    expectOk(result);
    return result.stdout.trim().split('\n').at(-1);
  });
}
