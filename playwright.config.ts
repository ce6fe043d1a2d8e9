import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';
import { freePort } from './scripts/lib/free-port.mjs';

// Workers load this file again and must use the ports chosen by the first load.
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_PORT_BASE ??= String(await freePort());

const subPath = '/sub/path';
const subPathExport = '.export-base';
const rootUrl = `http://localhost:${process.env.TEST_PORT}/`;
const subPathUrl = `http://localhost:${process.env.TEST_PORT_BASE}${subPath}/`;

const ownProject = /@no-script|@touch|@base/;

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Generous, because shared machines can be slow; no test depends on the time that it takes.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 2 : 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: rootUrl,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-gpu',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: ownProject,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'no-script',
      grep: /@no-script/,
      use: { ...devices['Desktop Chrome'], javaScriptEnabled: false },
    },
    { name: 'phone', grep: /@touch/, use: { ...devices['Pixel 7'] } },
    {
      name: 'sub-path',
      grep: /@base/,
      use: { ...devices['Desktop Chrome'], baseURL: subPathUrl },
    },
  ],
  webServer: [
    {
      command: 'node scripts/serve.mjs out',
      env: { PORT: process.env.TEST_PORT, BASE_PATH: '' },
      url: rootUrl,
      reuseExistingServer: false,
    },
    // Only "npm test" creates the export under a sub-path; without it the tests tagged @base fail.
    ...(existsSync(`${subPathExport}/index.html`)
      ? [
          {
            command: `node scripts/serve.mjs ${subPathExport}`,
            env: { PORT: process.env.TEST_PORT_BASE, BASE_PATH: subPath },
            url: subPathUrl,
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});
