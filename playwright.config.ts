import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { externalImageHosts, siteFacts } from './components/site/site-facts';
import { findBrowser } from './scripts/lib/browser.mjs';
import { freePort } from './scripts/lib/server/free-port.mjs';

// Workers load this file again and must use the ports chosen by the first load.
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_PORT_BASE ??= String(await freePort());
process.env.TEST_PORT_HOSTS ??= String(await freePort());

const isAll = Boolean(process.env.TEST_ALL);
const subPath = '/sub/path';
const subPathExport = '.export-base';
const hasSubPath = isAll && existsSync(`${subPathExport}/index.html`);
const rootUrl = `http://localhost:${process.env.TEST_PORT}/`;
const subPathUrl = `http://localhost:${process.env.TEST_PORT_BASE}${subPath}/`;

const ownProject = /@no-script|@touch|@base/;
/** Tests that "npm test" leaves to "npm run test:all". */
const rare = isAll ? [] : [/@all/];

/** Badges and payment are answered by scripts/serve-hosts.mjs; no other host can be reached. */
const hostRules = [
  ...[...externalImageHosts, siteFacts.donation.action].map(
    (url) => `MAP ${new URL(url).hostname}:443 127.0.0.1:${process.env.TEST_PORT_HOSTS}`,
  ),
  'MAP * ~NOTFOUND',
  'EXCLUDE localhost',
  'EXCLUDE 127.0.0.1',
].join(', ');

export const otherHosts = {
  command: 'node scripts/serve-hosts.mjs',
  env: { PORT: process.env.TEST_PORT_HOSTS },
  port: Number(process.env.TEST_PORT_HOSTS),
  reuseExistingServer: false,
};

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Generous, because shared machines can be slow; no test depends on the time that it takes.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: rootUrl,
    ignoreHTTPSErrors: true,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-gpu',
        // All pages of a context are in one process.
        '--renderer-process-limit=1',
        // As in a browser with windows: glyphs keep their widths.
        '--font-render-hinting=none',
        `--host-resolver-rules=${hostRules}`,
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [ownProject, ...rare],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'no-script',
      grep: /@no-script/,
      grepInvert: rare,
      use: { ...devices['Desktop Chrome'], javaScriptEnabled: false },
    },
    { name: 'phone', grep: /@touch/, grepInvert: rare, use: { ...devices['Pixel 7'] } },
    ...(hasSubPath
      ? [
          {
            name: 'sub-path',
            grep: /@base/,
            use: { ...devices['Desktop Chrome'], baseURL: subPathUrl },
          },
        ]
      : []),
  ],
  webServer: [
    {
      command: 'node scripts/serve.mjs out',
      env: { PORT: process.env.TEST_PORT, BASE_PATH: '' },
      url: rootUrl,
      reuseExistingServer: false,
    },
    otherHosts,
    // Only "npm run test:all" creates the export under a sub-path.
    ...(hasSubPath
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
