/** What is painted while a document arrives stays where it is. */
import type { Page } from '@playwright/test';
import { routes } from '@/components/site/route-map';
import { forEachCase } from '../lib/cases';
import { expect, test } from '../lib/fixtures';
import { measureLayoutShift } from '../lib/layout-shift';
import { startSlowServer, type SlowServer } from '../lib/slow-server';

declare global {
  interface Window {
    mutations: number;
  }
}

/** The first two are the most that `npm test` has time for; those of other kinds follow. */
const frequent = ['/react/', '/features/carousell/'];
const every = [
  ...new Set([...frequent, ...routes.map(({ path }) => path.replace(/\/?$/, '/')), '/nothing/']),
];

/** Runs in the page. */
function countMutations(): void {
  window.mutations = 0;
  const count = () => {
    window.mutations++;
  };
  new MutationObserver(count).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Runs in the page: waits until a piece has been parsed and painted. One that is part of a script changes nothing. */
async function waitForPaint(before: number): Promise<number> {
  // There are no frames while the head of the document, which blocks them, has not arrived.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 50);
    });
  for (let frames = 0; window.mutations === before && frames < 12; frames++) await frame();
  await frame();
  await frame();
  return window.mutations;
}

async function openInPieces(page: Page, server: SlowServer, path: string): Promise<void> {
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  for (let mutations = 0, hasMore = true; hasMore;) {
    mutations = await page.evaluate(waitForPaint, mutations);
    hasMore = server.sendPiece();
  }
  await page.waitForLoadState();
  // What scripts change when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test.describe('while a document arrives in twelve pieces', () => {
  test.use({ startsDemos: false, expectedProblems: /404/ });

  let server: SlowServer;
  test.beforeAll(async () => {
    server = await startSlowServer(12);
  });
  test.afterAll(() => server.close());

  test('nothing that is painted moves', async ({ page }) => {
    await page.addInitScript(countMutations);
    const layoutShift = await measureLayoutShift(page);
    const paths = process.env.TEST_ALL ? every : frequent;
    const cases = paths.flatMap((path) =>
      [390, 1280].map((width) => [`${path} at ${width} px`, { path, width }] as const),
    );
    await forEachCase(cases, async ({ path, width }) => {
      await page.setViewportSize({ width, height: 900 });
      await openInPieces(page, server, path);
      expect(await layoutShift()).toBeLessThanOrEqual(0.001);
    });
  });
});
