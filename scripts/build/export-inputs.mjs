import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

/** What an export writes the hash of its inputs into. */
export const inputsFile = '.export-inputs';

/** Variables that change what is exported: those of the site, and those of hosts that it reads. */
const variables =
  /^(BASE_PATH|((SITE|AUTHOR|DONATION|LIBRARY)_\w+)|(GITHUB_)?REPOSITORY|REPOSITORY_URL|NETLIFY|URL|CF_PAGES_URL)$/;

/** Tests are no input, but the number of promises is one. */
const isInput = (path) => !path.startsWith('tests/') || path === 'tests/ACCEPTANCE.md';

/** A hash of everything that an export of a project depends on; undefined without git, which knows what is a source. */
export async function hashInputs(env, project = root) {
  const files = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { ok, stdout } = await run('git', files, { quiet: true, cwd: project });
  if (!ok) return undefined;
  const hash = createHash('sha256').update(process.version);
  const settings = Object.entries({ ...process.env, ...env })
    .filter(([name, value]) => variables.test(name) && value)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  hash.update(JSON.stringify(settings));
  for (const path of stdout.split('\n').filter(Boolean).filter(isInput)) {
    // A file that is deleted, and not yet in a commit, is no longer an input.
    const content = await readFile(join(project, path)).catch(() => undefined);
    if (content) hash.update(`\n${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** True if a folder has the export of inputs with this hash. */
export async function isExportOf(folder, hash) {
  const written = await readFile(join(folder, inputsFile), 'utf8').catch(() => undefined);
  return hash !== undefined && written === hash;
}

export const writeInputs = (folder, hash) => writeFile(join(folder, inputsFile), hash);
