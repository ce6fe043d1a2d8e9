import { defineConfig, devices } from '@playwright/test';
import browserTests from './playwright.config';

/** The journey over the hosts that scripts/test/hosts-step.mjs has started. */
export default defineConfig({
  ...browserTests,
  testDir: 'tests/hosts',
  // The tests beside it belong to Node’s own runner.
  testMatch: '*.spec.ts',
  outputDir: 'test-results/hosts',
  reporter: [['list'], ['json', { outputFile: 'test-results/hosts.json' }]],
  retries: 0,
  webServer: [],
  projects: [
    {
      name: 'nginx',
      use: { ...devices['Desktop Chrome'], baseURL: process.env.HOST_ADDRESS },
    },
    {
      name: 'nginx under a sub-path',
      use: { ...devices['Desktop Chrome'], baseURL: process.env.HOST_ADDRESS_BASE },
    },
  ],
});
