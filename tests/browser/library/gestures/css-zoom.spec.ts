/** Pages whose root or body has a CSS `zoom`: what is dragged stays under the pointer. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';
import {
  around,
  createFingers,
  dragBy,
  middleOfImage,
  openViewer,
  pinch,
  settle,
  tapAt,
  type Point,
} from '../../lib/viewer';

async function gotoZoomedPage(page: Page, element: string, zoom: number): Promise<void> {
  await gotoLibraryPage(page, { after: `${element} { zoom: ${zoom}; }` });
}

/** Returns the middle of the active image in px of the window. */
function readMiddle(page: Page): Promise<Point & { width: number }> {
  return page.locator('.ks-slide-content').evaluate((content) => {
    const { x, y, width, height } = content.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width };
  });
}

/** Expects the middle of the active image at a point of the window, within 1 px. */
async function expectMiddle(page: Page, expected: Point): Promise<void> {
  await expect
    .poll(async () => {
      const { x, y } = await readMiddle(page);
      return Math.hypot(x - expected.x, y - expected.y);
    })
    .toBeLessThan(1);
}

for (const [element, zoom] of [
  ['html', 0.8],
  ['html', 1.5],
  ['body', 0.8],
  ['body', 1.5],
] as const) {
  test.describe(`with ${element} { zoom: ${zoom} }`, () => {
    test('a swipe moves the image with the finger @touch', async ({ page }) => {
      await gotoZoomedPage(page, element, zoom);
      await openViewer(page);
      const from = await middleOfImage(page);
      const before = await readMiddle(page);
      const fingers = await createFingers(page);
      await fingers.set(0, { 0: from });
      for (const distance of [-40, -120]) {
        await fingers.set(Math.abs(distance), { 0: { x: from.x + distance, y: from.y } });
        await expectMiddle(page, { x: before.x + distance, y: before.y });
      }
      await fingers.set(500, {});
    });

    test('a pinch, a pan and a double tap keep the point of the image @touch', async ({ page }) => {
      await gotoZoomedPage(page, element, zoom);
      await openViewer(page);
      const fitted = await readMiddle(page);
      // A point of the image and its distance from the middle, which grows with the level.
      const point = { x: fitted.x + 50, y: fitted.y - 30 };
      await pinch(page, around(point, 60), around(point, 120));
      await settle(page);
      const zoomed = await readMiddle(page);
      expect(zoomed.width / fitted.width).toBeCloseTo(2, 1);
      const level = zoomed.width / fitted.width;
      await expectMiddle(page, { x: point.x - 50 * level, y: zoomed.y });
      await dragBy(page, point, { x: -60 }, 300, 300);
      await settle(page);
      await expectMiddle(page, { x: zoomed.x - 60, y: zoomed.y });
      await tapAt(page, point, 2);
      await settle(page);
      await expectMiddle(page, fitted);
      const side = { x: fitted.x + 40, y: fitted.y };
      await tapAt(page, side, 2);
      await settle(page);
      const tapped = await readMiddle(page);
      expect(tapped.x).toBeCloseTo(side.x - (40 * tapped.width) / fitted.width, 0);
    });

    test('the wheel zooms at the pointer', async ({ page }) => {
      await gotoZoomedPage(page, element, zoom);
      await openViewer(page, { libConfig: { zoomConfig: { wheel: 'zoom' } } });
      const fitted = await readMiddle(page);
      // The height of the image fills its area, so that it can move from the first notch on.
      const pointer = { x: fitted.x, y: fitted.y + 60 };
      await page.mouse.move(pointer.x, pointer.y);
      for (let notch = 0; notch < 4; notch += 1) await page.mouse.wheel(0, -120);
      await settle(page);
      const { y, width } = await readMiddle(page);
      expect(width).toBeGreaterThan(fitted.width * 1.5);
      expect(Math.abs(pointer.y - (60 * width) / fitted.width - y)).toBeLessThan(1);
    });

    test('a carousel follows the finger @touch', async ({ page }) => {
      await gotoZoomedPage(page, element, zoom);
      const img = svg('width="900" height="600"');
      await page.evaluate((file) => {
        const images = [1, 2, 3].map((id) => ({ id, modal: { img: file } }));
        window.renderCarousel({ images, config: { carouselPlayConfig: { autoPlay: false } } });
      }, img);
      const image = page.locator(".ks-slide[data-state='active'] img");
      await expect(page.locator('[data-swipe="ready"]')).toBeVisible();
      await expect(image).toHaveJSProperty('complete', true);
      await image.scrollIntoViewIfNeeded();
      const box = (await image.boundingBox())!;
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const fingers = await createFingers(page);
      await fingers.set(0, { 0: from });
      await fingers.set(50, { 0: { x: from.x - 30, y: from.y } });
      await fingers.set(100, { 0: { x: from.x - 90, y: from.y } });
      await expect
        .poll(async () => Math.abs((await image.boundingBox())!.x - box.x + 90))
        .toBeLessThan(1);
      await fingers.set(600, {});
    });
  });
}
