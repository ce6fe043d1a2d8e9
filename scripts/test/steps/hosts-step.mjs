import { ensureBrowser } from '../../lib/browser.mjs';
import { ensureNginx, startNginx } from '../../lib/server/nginx.mjs';
import { root } from '../../lib/root.mjs';
import { playwright } from './browser-step.mjs';
import { subPath } from './export-step.mjs';
import { nodeTests } from '../node-tests.mjs';

/** Tests the exports behind nginx with the published configuration and behind a server without configuration. */
export async function hostsStep(reporter) {
  await ensureNginx();
  reporter.count(
    'nginx, and a server without configuration',
    await nodeTests('tests/hosts', reporter.note),
  );

  const CHROMIUM_PATH = await ensureBrowser();
  const hosts = [];
  try {
    hosts.push(await startNginx(`${root}out`));
    hosts.push(await startNginx(subPath.folder, subPath.basePath));
    const [HOST_ADDRESS, HOST_ADDRESS_BASE] = hosts.map(({ url }) => url);
    await playwright(reporter, {
      config: 'playwright.hosts.config.ts',
      report: 'test-results/hosts.json',
      env: { CHROMIUM_PATH, HOST_ADDRESS, HOST_ADDRESS_BASE },
    });
  } finally {
    await Promise.all(hosts.map(({ stop }) => stop()));
  }
}
