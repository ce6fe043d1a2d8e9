import { defineConfig, devices } from '@playwright/test';
import browserTests, { otherHosts } from './playwright.config';

/** User journey on the servers started by scripts/test/steps/hosts-step.mjs. */
export default defineConfig({
  ...browserTests,
  testDir: 'tests/hosts',
  // The other tests in the directory run in Node's test runner.
  testMatch: '*.spec.ts',
  outputDir: 'test-results/hosts',
  reporter: [['list'], ['json', { outputFile: 'test-results/hosts.json' }]],
  webServer: [otherHosts],
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
