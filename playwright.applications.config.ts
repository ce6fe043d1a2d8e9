import { defineConfig, devices } from '@playwright/test';
import browserTests from './playwright.config';

/** Applications with other libraries. They are bundled by the tests and need no server. */
export default defineConfig({
  ...browserTests,
  testDir: 'tests/applications',
  timeout: 30_000,
  expect: { timeout: 5_000 },
  outputDir: 'test-results/applications',
  reporter: [['list'], ['json', { outputFile: 'test-results/applications.json' }]],
  webServer: [],
  projects: [
    {
      name: 'applications',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
});
