import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mustRun } from '../lib/run.mjs';

// What the search of the site asks for: its program, its worker, the index and the pages' excerpts.
const needed =
  /^(pagefind(-worker)?\.js|pagefind-entry\.json|wasm\.(en|unknown)\.pagefind|pagefind\..+\.pf_meta|index|fragment)$/;

/** Indexes the parts of the pages that are marked data-pagefind-body, and keeps only what the search needs. */
export async function writeSearchIndex(folder) {
  const runner = 'node_modules/pagefind/lib/runner/bin.cjs';
  await mustRun(process.execPath, [runner, '--site', folder, '--quiet'], { quiet: true });
  const bundle = join(folder, 'pagefind');
  const unneeded = (await readdir(bundle)).filter((name) => !needed.test(name));
  await Promise.all(unneeded.map((name) => rm(join(bundle, name), { recursive: true })));
}
