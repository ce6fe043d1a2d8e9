import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { createSite, listen } from '../../scripts/lib/static-server.mjs';
import { medians } from '../lib/statistics.mjs';
import { heaviestFeature } from './pages.mjs';

const runs = 3;
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
];

async function measureOnce(url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (lhr.runtimeError) throw new Error(`Lighthouse, ${url}: ${lhr.runtimeError.message}`);
  const score = (name) => lhr.categories[name].score * 100;
  const value = (name) => lhr.audits[name].numericValue;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}

/** Lighthouse with its mobile preset for one page of each kind: medians of three runs, pages in turn. */
export async function measureWithLighthouse(folder) {
  const wanted = {
    home: '/',
    guide: '/getting-started',
    'heaviest features page': await heaviestFeature(folder),
    'modal demo': '/demo/accessibility',
    'carousel demo': '/demo/carousel',
  };
  const pages = Object.entries(wanted).filter(
    ([, path]) => path && existsSync(join(folder, path, 'index.html')),
  );
  const server = await listen(createSite(folder), 4600);
  const chrome = await launch({ chromePath: await ensureBrowser(), chromeFlags: flags });
  try {
    const origin = `http://localhost:${server.address().port}`;
    const records = new Map(pages.map(([kind]) => [kind, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const [kind, path] of pages) {
        records
          .get(kind)
          .push(await measureOnce(`${origin}${path.replace(/\/?$/, '/')}`, chrome.port));
      }
    }
    return pages.map(([kind, path]) => ({ kind, path, ...medians(records.get(kind), 3) }));
  } finally {
    chrome.kill();
    server.close();
  }
}
