import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';
import { freePort } from './scripts/lib/free-port.mjs';

// Workers read this file again: they have to find the ports that the first reading chose.
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_PORT_BASE ??= String(await freePort());

const subPath = '/sub/path';
const subPathExport = '.export-base';
const rootAddress = `http://localhost:${process.env.TEST_PORT}/`;
const subPathAddress = `http://localhost:${process.env.TEST_PORT_BASE}${subPath}/`;

const ownProject = /@no-script|@touch|@base/;

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Two shared cores can be slow; time never decides whether a test passes.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 2 : 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: rootAddress,
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
      use: { ...devices['Desktop Chrome'], baseURL: subPathAddress },
    },
  ],
  webServer: [
    {
      command: 'node scripts/serve.mjs out',
      env: { PORT: process.env.TEST_PORT, BASE_PATH: '' },
      url: rootAddress,
      reuseExistingServer: false,
    },
    // Only "npm test" exports the site a second time; without that export the tests tagged @base fail.
    ...(existsSync(`${subPathExport}/index.html`)
      ? [
          {
            command: `node scripts/serve.mjs ${subPathExport}`,
            env: { PORT: process.env.TEST_PORT_BASE, BASE_PATH: subPath },
            url: subPathAddress,
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});
