import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { exportedPages } from '../../scripts/lib/pages/pages.mjs';
import { createSite, listen } from '../../scripts/lib/server/static-server.mjs';
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

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};

async function audit(url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (lhr.runtimeError) throw new Error(`Lighthouse, ${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

function scoresOf(lhr) {
  const value = (name) => lhr.audits[name].numericValue;
  const score = (name) => Math.round(lhr.categories[name].score * 100);
  return {
    ...Object.fromEntries(Object.entries(categories).map(([key, name]) => [key, score(name)])),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}

/** Returns the audits that reduce a category below 100. */
function failedAuditsOf(lhr) {
  return Object.values(categories).flatMap((name) => {
    const { score, auditRefs } = lhr.categories[name];
    if (score === 1) return [];
    return auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
      .map(({ id }) => {
        const { title, displayValue } = lhr.audits[id];
        return displayValue ? `${title}: ${displayValue.replaceAll('\u00a0', ' ')}` : title;
      });
  });
}

async function withSite(folder, action) {
  const server = await listen(createSite(folder), 4600);
  const chrome = await launch({ chromePath: await ensureBrowser(), chromeFlags: flags });
  try {
    const origin = `http://localhost:${server.address().port}`;
    return await action((path) => audit(origin + path.replace(/\/?$/, '/'), chrome.port));
  } finally {
    chrome.kill();
    server.close();
  }
}

/** Runs Lighthouse with its mobile preset three times for one page of each kind, alternating; returns the medians. */
export async function measureWithLighthouse(folder) {
  const wanted = {
    home: '/',
    guide: '/getting-started',
    'heaviest features page': await heaviestFeature(folder),
    'modal demo': '/demo/accessibility',
    'carousel demo': '/demo/carousel',
  };
  const records = new Map(Object.keys(wanted).map((kind) => [kind, []]));
  await withSite(folder, async (auditPage) => {
    for (let run = 0; run < runs; run += 1) {
      for (const [kind, path] of Object.entries(wanted)) {
        records.get(kind).push(scoresOf(await auditPage(path)));
      }
    }
  });
  return Object.entries(wanted).map(([kind, path]) => ({
    kind,
    path,
    ...medians(records.get(kind), 3),
  }));
}

/** Runs Lighthouse with its mobile preset once for every page; returns its scores and the audits that reduce them. */
export async function measureEveryPage(folder) {
  const pages = [];
  await withSite(folder, async (auditPage) => {
    for (const { route } of await exportedPages(folder)) {
      // Lighthouse refuses pages with an error status, and a page in a frame is not opened alone.
      if (route.path === '/404' || route.isFramed) continue;
      const lhr = await auditPage(route.path);
      const { performance, accessibility, bestPractices, seo, shift } = scoresOf(lhr);
      const losses = failedAuditsOf(lhr);
      pages.push({
        path: route.path,
        performance,
        accessibility,
        bestPractices,
        seo,
        shift,
        losses,
      });
      console.log(`  ${route.path}: ${performance} ${accessibility} ${bestPractices} ${seo}`);
    }
  });
  return pages;
}
