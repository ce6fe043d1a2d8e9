import { run } from '../lib/run.mjs';

const git = async (...args) => (await run('git', args, { quiet: true })).stdout.trim();

/**
 * The paths that have changed since the commit in CHECK_BASE, or else since the last commit that is older than a day; every
 * path if there is no such commit.
 */
export async function changedPaths() {
  const base =
    process.env.CHECK_BASE || (await git('rev-list', '-1', '--before=24 hours ago', 'HEAD'));
  const paths = base ? await git('diff', '--name-only', base, 'HEAD') : await git('ls-files');
  return paths.split('\n').filter(Boolean);
}
