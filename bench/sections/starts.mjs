import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { createSite, listen } from '../../scripts/lib/server/static-server.mjs';
import { measureEntries } from '../lib/rounds.mjs';
import { medians } from '../lib/statistics.mjs';

/** Factor by which the processor is slowed down from the first use on. */
const slowdown = 4;

/** A demo of each component, and the playground. */
const pages = {
  'modal gallery': 'demo/array-simple/',
  'plain gallery': 'demo/plain-layouts/',
  carousel: 'demo/carousel-noautoplay/',
  playground: 'playground/',
};

/** Opens a browser, in which every page has a cache of its own. */
async function openSite(folder) {
  const server = await listen(createSite(folder), 4600);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--disable-background-networking', '--disable-dev-shm-usage'],
  });
  return {
    version: browser.version(),
    async with(path, action) {
      const context = await browser.newContext();
      try {
        const tab = await context.newPage();
        await tab.goto(`http://localhost:${server.address().port}/${path}`, { waitUntil: 'load' });
        return await action(tab, await context.newCDPSession(tab));
      } finally {
        await context.close();
      }
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** Runs in the page: true if the scripts of its demo are in the cache. */
function hasScripts(listId) {
  const urls = JSON.parse(document.getElementById(listId).textContent);
  return urls.every((url) =>
    performance
      .getEntriesByName(new URL(url, location.href).href)
      .some(({ responseEnd }) => responseEnd > 0),
  );
}

/** Runs in the page: uses the demo as a pointer does; resolves to the ms until it has mounted. */
function useDemo([selector, readyEvent]) {
  return new Promise((resolve) => {
    const start = performance.now();
    const finish = () => resolve(performance.now() - start);
    document.addEventListener(readyEvent, finish, { once: true });
    const sign = new Event('pointerover', { bubbles: true });
    document.querySelector(selector).firstElementChild.dispatchEvent(sign);
  });
}

/** Measures the time from the first use of a live demo until it runs, with its files in the cache. */
export async function measureStarts(folder, options) {
  const { demoReady, demoSelector, scriptListId } = await loadTypescript(
    'components/client/demo/events.ts',
  );
  const measure = async (tab, client) => {
    await tab.waitForFunction(hasScripts, scriptListId);
    await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return { start: await tab.evaluate(useDemo, [demoSelector, demoReady]) };
  };
  const entries = Object.entries(pages).map(([library, file]) => ({ library, file, records: [] }));
  const method = await measureEntries(await openSite(folder), entries, measure, options);
  const starts = entries.map(({ library, records }) => [library, medians(records, 0).start]);
  return { ...method, slowdown, starts: Object.fromEntries(starts) };
}
