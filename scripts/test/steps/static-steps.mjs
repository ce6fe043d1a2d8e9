import { relative } from 'node:path';
import { expectTestsOfFaults } from '../../../tests/faults/faults.mjs';
import { root } from '../../lib/root.mjs';
import { run, runWithReport, tool } from '../../lib/run.mjs';
import { checkImports } from '../../lint/imports.mjs';
import { nodeTests } from '../node-tests.mjs';
import { changedSince, passedRef } from '../passed.mjs';
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

/** What Prettier reads: everything in "npm run test:all", else what has changed since the last run that passed. */
async function formattedPaths() {
  const changed = process.env.TEST_ALL ? undefined : await changedSince(passedRef);
  return changed ?? ['.'];
}

export async function lint({ check }) {
  await check('eslint', async () =>
    expectOk(await tool('eslint/bin/eslint.js', ['.', '--max-warnings=0'], quiet)),
  );
  await check('imports follow the direction of the folders', checkImports);
  await check('prettier', async () => {
    const paths = await formattedPaths();
    if (paths.length === 0) return 'nothing has changed';
    // Some of the paths may be gone, or be no text.
    const options = ['--ignore-unknown', '--no-error-on-unmatched-pattern', '--log-level=warn'];
    expectOk(
      await tool('prettier/bin/prettier.cjs', ['--check', ...options, '--', ...paths], quiet),
    );
    return paths[0] === '.' ? 'all files' : `${paths.length} paths`;
  });
  await check('spelling', async () =>
    expectOk(await tool('cspell/bin.mjs', ['lint', '--no-progress', '--no-summary'], quiet)),
  );
}

/** The titles of the unit tests of each part, as Jest prints them. */
const unitTitles = new Map();

/** One part of the unit tests, for example `1/2`; parts run side by side. */
export const unit =
  (shard) =>
  async ({ check, count, note, time }) => {
    const report = `test-results/unit-${shard.replace('/', '-of-')}.json`;
    const { output, results } = await runWithReport(
      'jest/bin/jest.js',
      ['--json', `--outputFile=${report}`, `--shard=${shard}`, '--runInBand'],
      report,
    );
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = results;
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    count('rules and components', { passed: numPassedTests, failed });
    if (failed > 0) note(output);
    time(
      testResults.map(({ name, startTime, endTime }) => ({
        name: relative(root, name),
        time: (endTime - startTime) / 1000,
      })),
    );
    unitTitles.set(
      shard,
      testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ')),
    );
    if (unitTitles.size === 2)
      await check('the unit tests that find deliberate faults', () =>
        expectTestsOfFaults('unit', (title) =>
          [...unitTitles.values()].flat().some((each) => each.startsWith(title)),
        ),
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
