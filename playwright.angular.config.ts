import { defineConfig, devices } from '@playwright/test';
import { freePort } from './scripts/lib/server/free-port.mjs';
import browserTests from './playwright.config';
import type { Options } from './tests/browser/lib/fixtures';

// Workers load this file again and must use the port chosen by the first load.
process.env.ANGULAR_PORT ??= String(await freePort());

const baseURL = `http://localhost:${process.env.ANGULAR_PORT}/`;

/** Tests of the Angular samples in the application built by scripts/check-angular.mjs. */
export default defineConfig<Options>({
  ...browserTests,
  // Playwright's clock, which these tests need for Hammer.js, belongs to the whole context.
  use: { ...browserTests.use, isIsolated: true },
  testDir: 'tests/angular',
  outputDir: 'test-results/angular',
  reporter: [['list'], ['json', { outputFile: 'test-results/angular.json' }]],
  projects: [
    {
      name: 'Angular samples',
      grepInvert: /@touch/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, baseURL },
    },
    {
      name: 'Angular samples on a phone',
      grep: /@touch/,
      use: { ...devices['Pixel 7'], baseURL },
    },
  ],
  webServer: {
    command: 'node scripts/serve.mjs angular-check/generated/application',
    env: { PORT: process.env.ANGULAR_PORT, BASE_PATH: '' },
    url: baseURL,
    reuseExistingServer: false,
  },
});
