import type { Page, Route } from '@playwright/test';
import type { GalleryImage } from 'ks-gallery-react';
import { expect, test } from '../../lib/fixtures';
import { gotoLibraryPage } from '../../lib/library-page';
import { openViewer, getTransform, middleOfImage, settle } from '../../lib/viewer';

/** Answers requests for `/<width>.svg` with a file of that width; returns the widths requested so far. */
async function serveFiles(page: Page, hold?: { width: number; until: Promise<void> }) {
  const requested: number[] = [];
  await page.route(/\/\d+\.svg$/, async (route: Route) => {
    const width = Number(/(\d+)\.svg$/.exec(route.request().url())?.[1]);
    requested.push(width);
    if (width === hold?.width) await hold.until;
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 2) / 3}"><rect width="100%" height="100%" fill="teal"/></svg>`,
    });
  });
  return requested;
}

const responsive: GalleryImage = {
  id: 1,
  modal: {
    img: '600.svg',
    width: 2400,
    height: 1600,
    sources: [{ srcset: '600.svg 600w, 1800.svg 1800w, 2400.svg 2400w', sizes: '500px' }],
  },
};

/** File of the larger image that is shown over the active one. */
const largerFile = (page: Page) =>
  page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('.ks-zoom-image');
    return image ? Number(/(\d+)\.svg$/.exec(image.currentSrc)?.[1]) : undefined;
  });

test(
  'the browser is offered the shown width, and never a smaller one later',
  { tag: '@all' },
  async ({ page }) => {
    const requested = await serveFiles(page);
    await gotoLibraryPage(page);
    await openViewer(page, { images: [responsive], current: 1 });
    expect(requested).toEqual([600]);
    await page.keyboard.press('+');
    await expect.poll(() => largerFile(page)).toBe(1800);
    for (const key of ['+', '+']) await page.keyboard.press(key);
    await expect.poll(() => largerFile(page)).toBe(2400);
    for (const key of ['-', '-', '+', '0', '+']) {
      await page.keyboard.press(key);
      await settle(page);
      expect(await largerFile(page)).toBe(2400);
    }
    expect(requested).toEqual([600, 1800, 2400]);
  },
);

test('the larger file is shown when it has been decoded, and the smaller one until then', async ({
  page,
}) => {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  const requested = await serveFiles(page, { width: 2400, until });
  await gotoLibraryPage(page);
  const image = { id: 1, modal: { img: '600.svg', zoomImg: '2400.svg' } };
  const modal = await openViewer(page, { images: [image], current: 1 });
  expect(requested).toEqual([600]);
  for (const key of ['+', '+']) await page.keyboard.press(key);
  await expect.poll(() => requested).toEqual([600, 2400]);
  await settle(page);
  expect(await largerFile(page)).toBeUndefined();
  await expect(modal.image).toBeVisible();
  release();
  await expect.poll(() => largerFile(page)).toBe(2400);
  // The image that has a name is still the one below.
  await expect(modal.image).toHaveCount(1);
  // The menu of a right click is that of the file that is seen.
  const { x, y } = await middleOfImage(page);
  const found = await page.evaluate(
    (at) => (document.elementFromPoint(at.x, at.y) as HTMLImageElement | null)?.currentSrc,
    { x, y },
  );
  expect(found).toMatch(/2400\.svg$/);
  await page.mouse.click(x, y);
  await expect.poll(async () => (await getTransform(page)).scale).toBeGreaterThan(2.5);
});

test.describe('a larger file that is missing', () => {
  test.use({ expectedProblems: /missing\.svg/ });

  test('leaves the image as it is', { tag: '@all' }, async ({ page }) => {
    await page.route('**/missing.svg', (route) => route.abort());
    await serveFiles(page);
    await gotoLibraryPage(page);
    const image = { id: 1, modal: { img: '600.svg', zoomImg: 'missing.svg' } };
    const modal = await openViewer(page, { images: [image], current: 1 });
    const failed = page.waitForEvent('requestfailed');
    for (const key of ['+', '+']) await page.keyboard.press(key);
    await failed;
    await settle(page);
    await expect(modal.image).toBeVisible();
    expect((await getTransform(page)).scale).toBeCloseTo(2.25, 2);
  });
});

test(
  'many large images keep three full images in the page at most',
  { tag: '@all' },
  async ({ page }) => {
    await serveFiles(page);
    await gotoLibraryPage(page);
    const images = Array.from({ length: 200 }, (_, id) => ({
      id,
      modal: { img: '9000.svg' },
      plain: { img: '600.svg' },
    }));
    await openViewer(page, { images, current: 100 });
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('+');
    await settle(page);
    const sizes = await page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLImageElement>('img')];
      return {
        large: shown.filter(({ src }) => src.includes('9000')).length,
        widest: Math.max(...shown.map(({ offsetWidth }) => offsetWidth)),
      };
    });
    expect(sizes.large).toBeLessThanOrEqual(3);
    expect(sizes.widest).toBeLessThanOrEqual(4096);
  },
);
