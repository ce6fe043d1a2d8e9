import { mkdir, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../../lib/root.mjs';
import { run, tool } from '../../lib/run.mjs';
import { nodeTests } from '../node-tests.mjs';
import { expectOk } from '../reporter.mjs';

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

/** One part of the unit tests, for example `1/2`; parts run side by side. */
export const unit =
  (shard) =>
  async ({ count, note, time }) => {
    const report = `test-results/unit-${shard.replace('/', '-of-')}.json`;
    await mkdir(`${root}test-results`, { recursive: true });
    const { output } = await tool(
      'jest/bin/jest.js',
      ['--json', `--outputFile=${report}`, `--shard=${shard}`, '--runInBand'],
      quiet,
    );
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
      await readFile(`${root}${report}`, 'utf8'),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    count('rules and components', { passed: numPassedTests, failed });
    if (failed > 0) note(output);
    time(
      testResults.map(({ name, startTime, endTime }) => ({
        name: relative(root, name),
        time: (endTime - startTime) / 1000,
      })),
    );
  };

export async function scripts({ count, note }) {
  count('build steps and lint rules', await nodeTests('tests/scripts', note));
}

export async function examples({ check }) {
  await check('a downloaded example installs and builds', async () => {
    const result = await run(process.execPath, ['scripts/check-example.mjs'], quiet);
    expectOk(result);
    return result.stdout.trim().split('\n').at(-1);
  });
}
