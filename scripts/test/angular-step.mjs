import { buildAngularSamples } from '../check-angular.mjs';
import { ensureBrowser } from '../lib/browser.mjs';
import { playwright } from './browser-step.mjs';

/** The Angular samples, compiled against the published packages and run in a browser. */
export async function angularStep(tally) {
  if (!(await tally.check('the Angular samples compile', buildAngularSamples))) return;
  await playwright(tally, {
    config: 'playwright.angular.config.ts',
    report: 'test-results/angular.json',
    env: { CHROMIUM_PATH: await ensureBrowser() },
    minutes: 10,
  });
}
