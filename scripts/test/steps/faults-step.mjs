import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faults } from '../../../tests/faults/faults.mjs';
import { ensureBrowser } from '../../lib/browser.mjs';
import { root } from '../../lib/root.mjs';
import { run, tool } from '../../lib/run.mjs';
import { checkExport } from '../export-checks.mjs';

const quiet = { quiet: true };

/** Checks the export in out/ as it is. */
async function runExportChecks() {
  const problems = [];
  const check = async (name, action) => {
    try {
      await action();
    } catch (error) {
      problems.push(`${name}\n${error.message}`);
    }
  };
  await checkExport({ check, note: () => {} }, join(root, 'out'));
  const pages = await run(process.execPath, ['--test', 'tests/export/pages.test.mjs'], quiet);
  return { ok: pages.ok && problems.length === 0, output: [...problems, pages.output].join('\n') };
}

const runners = {
  unit: (files) => tool('jest/bin/jest.js', ['--runInBand', ...files], quiet),
  scripts: (files) => run(process.execPath, ['--test', ...files], quiet),
  types: () => tool('typescript/bin/tsc', ['--noEmit'], quiet),
  lint: (files) => tool('eslint/bin/eslint.js', files, quiet),
  export: runExportChecks,
  browser: async (options) =>
    tool('@playwright/test/cli.js', ['test', '--project=desktop', ...options], {
      ...quiet,
      env: { CHROMIUM_PATH: await ensureBrowser() },
    }),
};

function applyChange(text, { from, to, append }) {
  const changed = append === undefined ? text.replace(from, to) : text + append;
  if (changed === text) throw new Error(`The fault cannot be made: there is no ${from}.`);
  return changed;
}

/** Makes a fault, runs the check that must find it, and restores the file. */
async function expectFound({ file, change, check: { kind, args }, names }) {
  const path = join(root, typeof file === 'string' ? file : await file());
  const original = await readFile(path, 'utf8');
  try {
    await writeFile(path, applyChange(original, change));
    const { ok, output } = await runners[kind](args);
    if (ok) throw new Error('No check has failed.');
    if (!output.includes(names))
      throw new Error(`A check has failed that does not name the fault:\n${output}`);
    return `${kind}: ${names.replaceAll(/\s+/g, ' ')}`;
  } finally {
    await writeFile(path, original);
  }
}

/** Makes each deliberate fault, one at a time; the tests must find and name it. Needs the export in out/. */
export async function faultsStep({ check }) {
  for (const fault of faults) await check(fault.name, () => expectFound(fault));
}
