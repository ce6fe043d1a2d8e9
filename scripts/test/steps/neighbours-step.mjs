import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from '../../lib/browser.mjs';
import { ensureInstalled } from '../../lib/installed.mjs';
import { currentPackage } from '../../lib/package/pack-library.mjs';
import { root } from '../../lib/root.mjs';
import { runOrThrow } from '../../lib/run.mjs';
import { playwright } from './browser-step.mjs';

const folder = join(root, 'tests/applications');

/** Builds the application of Next.js with the packed library. */
async function buildNext() {
  const library = join(folder, 'node_modules/ks-gallery-react');
  await rm(library, { recursive: true, force: true });
  await mkdir(library);
  const archive = await currentPackage();
  await runOrThrow('tar', ['xzf', archive, '--strip-components=1'], { cwd: library, quiet: true });
  const program = join(folder, 'node_modules/next/dist/bin/next');
  const cwd = join(folder, 'next');
  await runOrThrow(process.execPath, [program, 'build'], { cwd, quiet: true });
}

/** Tests the library in applications beside other libraries, which are installed when they are missing. */
export async function neighboursStep(reporter) {
  await ensureInstalled(folder);
  await buildNext();
  await playwright(reporter, {
    config: 'playwright.applications.config.ts',
    report: 'test-results/applications.json',
    env: { CHROMIUM_PATH: await ensureBrowser() },
  });
}
