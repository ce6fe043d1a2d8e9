import { defineConfig, devices } from '@playwright/test';
import browserTests from './playwright.config';

/** Applications with other libraries: bundled by the tests, and one of Next.js, which their step has built. */
export default defineConfig({
  ...browserTests,
  testDir: 'tests/applications',
  timeout: 30_000,
  expect: { timeout: 5_000 },
  outputDir: 'test-results/applications',
  reporter: [['list'], ['json', { outputFile: 'test-results/applications.json' }]],
  webServer: [
    {
      command: 'node scripts/serve.mjs tests/applications/next/out',
      env: { PORT: process.env.TEST_PORT ?? '', BASE_PATH: '' },
      url: browserTests.use?.baseURL,
      reuseExistingServer: false,
    },
  ],
  projects: [
    {
      name: 'applications',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
});
