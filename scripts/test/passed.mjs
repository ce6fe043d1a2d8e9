import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

/** References to the last commits that passed: "npm test", and also the rare steps. */
export const passedRef = 'refs/tests/passed';
export const passedAllRef = 'refs/tests/passed-all';

async function git(args, project = root) {
  const { ok, stdout } = await run('git', args, { quiet: true, cwd: project });
  return ok ? stdout.split('\n').filter(Boolean) : undefined;
}

/**
 * The paths that differ from the commit of a reference, with those that are not committed; undefined where there is no such
 * commit, as in a fresh clone.
 */
export async function changedSince(ref, project) {
  const changed = await git(['diff', '--name-only', ref, '--'], project);
  const added = await git(['ls-files', '--others', '--exclude-standard'], project);
  return changed && added && [...changed, ...added];
}

/** Lets references name the commit that has passed; not if something was tested that is not committed. */
export async function writePassed(...refs) {
  const changes = await git(['status', '--porcelain']);
  if (changes?.length !== 0) return;
  for (const ref of refs) await git(['update-ref', ref, 'HEAD']);
}
