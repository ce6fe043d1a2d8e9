import { buildAngularSamples } from '../../check-angular.mjs';
import { ensureBrowser } from '../../lib/browser.mjs';
import { playwright } from './browser-step.mjs';
import { checkNewerVersions } from '../newer-versions.mjs';

/** The Angular samples, compiled against the published packages. */
export async function compileStep({ check }) {
  await check('the Angular samples compile', buildAngularSamples);
}

/** The compiled samples, run in a browser, and what is said of later versions of the package. */
export async function browserStep(reporter) {
  await reporter.check('later versions are as their changelog says', checkNewerVersions);
  await playwright(reporter, {
    config: 'playwright.angular.config.ts',
    report: 'test-results/angular.json',
    env: { CHROMIUM_PATH: await ensureBrowser() },
  });
}
