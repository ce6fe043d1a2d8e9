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

const pathOf = async ({ file }) => join(root, typeof file === 'string' ? file : await file());

/** Makes faults in different files, runs `action`, and restores the files. */
async function withFaults(faults, action) {
  const originals = new Map();
  try {
    for (const fault of faults) {
      const path = await pathOf(fault);
      originals.set(path, await readFile(path, 'utf8'));
      await writeFile(path, applyChange(originals.get(path), fault.change));
    }
    return await action();
  } finally {
    for (const [path, text] of originals) await writeFile(path, text);
  }
}

/** Makes a fault and runs the check that must find and name it. */
async function expectFound(fault) {
  const { kind, args } = fault.check;
  const { ok, output } = await withFaults([fault], () => runners[kind](args));
  if (ok) throw new Error('No check has failed.');
  if (!output.includes(fault.names))
    throw new Error(`A check has failed that does not name the fault:\n${output}`);
}

/** Kinds of checks whose files one run takes together. */
const joined = ['unit', 'scripts', 'export'];

/** Faults that one run can look for: of one kind, each in a file of its own. */
async function groupFaults(all) {
  const groups = [];
  for (const fault of all.filter(({ check: { kind } }) => joined.includes(kind))) {
    const path = await pathOf(fault);
    const { kind } = fault.check;
    const group = groups.find((each) => each.kind === kind && !each.paths.includes(path));
    if (group) {
      group.paths.push(path);
      group.faults.push(fault);
    } else groups.push({ kind, paths: [path], faults: [fault] });
  }
  return groups;
}

/** The faults that a run with all of them at once names. */
async function findTogether({ kind, faults: group }) {
  const args = [...new Set(group.flatMap(({ check }) => check.args))];
  const { output } = await withFaults(group, () => runners[kind](args));
  return group.filter(({ names }) => output.includes(names));
}

/**
 * Makes the deliberate faults; the tests must find and name each of them. Faults in different files are made at once, and
 * those that others hide alone. Needs the export in out/.
 */
export async function faultsStep({ check }) {
  const found = [];
  for (const group of await groupFaults(faults)) {
    // If one of them cannot be made, each is tried alone, which says so.
    found.push(...(await findTogether(group).catch(() => [])));
  }
  for (const fault of faults) {
    const { kind } = fault.check;
    await check(fault.name, async () => {
      if (found.includes(fault)) return `${kind}, with others`;
      await expectFound(fault);
      return kind;
    });
  }
}
