import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.mjs';
import { tool } from '../lib/run.mjs';

/** Runs a test runner of a package; returns its output and the report that it writes, never that of an earlier run. */
export async function runWithReport(path, args, report, options) {
  const file = join(root, report);
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
  const { output } = await tool(path, args, { ...options, quiet: true });
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(output);
  });
  return { output, results: JSON.parse(text) };
}
