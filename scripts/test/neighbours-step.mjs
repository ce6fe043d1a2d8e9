import { join } from 'node:path';
import { ensureBrowser } from '../lib/browser.mjs';
import { ensureInstalled } from '../lib/installed.mjs';
import { root } from '../lib/root.mjs';
import { playwright } from './browser-step.mjs';

/** Tests the library in applications beside other libraries, which are installed when they are missing. */
export async function neighboursStep(reporter) {
  await ensureInstalled(join(root, 'tests/applications'));
  await playwright(reporter, {
    config: 'playwright.applications.config.ts',
    report: 'test-results/applications.json',
    env: { CHROMIUM_PATH: await ensureBrowser() },
    minutes: 15,
  });
}
