/** Pages with a CSS `zoom` or a transform: what is dragged stays under the pointer. */
import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../../lib/cases';
import { boxOf, expect, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';
import { controlTimers } from '../../lib/timers';
import {
  around,
  closeViewer,
  createFingers,
  dragBy,
  middleOfImage,
  openViewer,
  pinch,
  settle,
  tapAt,
  type Point,
} from '../../lib/viewer';

const zooms = [
  ['html', 'zoom: 1.5'],
  ['body', 'zoom: 1.5'],
  ['html', 'zoom: 0.8'],
  ['body', 'zoom: 0.8'],
] as const;

/** Transforms of what is around a carousel, and of the dialog of a modal gallery, with and without a zoom. */
const transforms = (element: string) =>
  [
    [element, 'transform: scale(.5)'],
    [element, 'transform: scale(.5); zoom: 1.5'],
    [element, 'scale: .6 .8'],
    [element, 'transform: scale(.9) translateX(10px); transform-origin: 0 0'],
  ] as const;

/** Tries something with each style of an element; all of them get the same chance in turn. */
async function forEachStyle(
  page: Page,
  styles: readonly (readonly [element: string, style: string])[],
  run: () => Promise<void>,
): Promise<void> {
  await forEachCase(
    styles.map((style) => [`${style[0]} { ${style[1]} }`, style] as const),
    async ([element, style]) => {
      await page.evaluate((rule) => {
        document.querySelector('#case')?.remove();
        const sheet = document.createElement('style');
        sheet.id = 'case';
        sheet.textContent = rule;
        document.head.append(sheet);
      }, `${element} { ${style} }`);
      await run();
    },
  );
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

test('a swipe, a pinch, a pan and a double tap keep the point of the image under the finger @touch', async ({
  page,
}) => {
  // Of the click that waits for a second tap.
  await controlTimers(page);
  await gotoLibraryPage(page);
  const styles = [...someOf(zooms), ...someOf(transforms('.ks-modal-gallery.scaled'))];
  await forEachStyle(page, styles, async () => {
    await openViewer(page);
    await page.locator('dialog').evaluate((dialog) => dialog.classList.add('scaled'));
    const fitted = await readMiddle(page);
    const from = await middleOfImage(page);
    const fingers = await createFingers(page);
    await fingers.set(0, { 0: from });
    for (const distance of [-40, -120]) {
      await fingers.set(Math.abs(distance), { 0: { x: from.x + distance, y: from.y } });
      await expectMiddle(page, { x: fitted.x + distance, y: fitted.y });
    }
    await fingers.set(500, { 0: from });
    await fingers.set(700, {});
    await settle(page);

    // A point of the image and its distance from the middle, which grows with the level.
    const point = { x: fitted.x + 50, y: fitted.y - 30 };
    await pinch(page, around(point, 60), around(point, 120));
    await settle(page);
    const zoomed = await readMiddle(page);
    const level = zoomed.width / fitted.width;
    expect(level).toBeCloseTo(2, 1);
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
    await closeViewer(page);
  });
});

test('the wheel zooms at the pointer in a page with a CSS zoom or a transform', async ({
  page,
}) => {
  await gotoLibraryPage(page);
  const styles = [...someOf(zooms), ...someOf(transforms('.ks-modal-gallery.scaled'))];
  await forEachStyle(page, styles, async () => {
    await openViewer(page, { libConfig: { zoomConfig: { wheel: 'zoom' } } });
    await page.locator('dialog').evaluate((dialog) => dialog.classList.add('scaled'));
    await settle(page);
    const fitted = await readMiddle(page);
    // Browsers round the place of the wheel.
    const pointer = { x: Math.floor(fitted.x - 120), y: Math.floor(fitted.y + 60) };
    await page.mouse.move(pointer.x, pointer.y);
    // At the first notches the image is narrower than its area, in the middle of which it stays.
    for (let notch = 0; notch < 6; notch += 1) {
      await page.mouse.wheel(0, -120);
      await settle(page);
    }
    const { x, y, width } = await readMiddle(page);
    const level = width / fitted.width;
    expect(level).toBeGreaterThan(3);
    expect(Math.abs(pointer.x - (pointer.x - fitted.x) * level - x)).toBeLessThan(1);
    expect(Math.abs(pointer.y - (pointer.y - fitted.y) * level - y)).toBeLessThan(1);
    await closeViewer(page);
  });
});

test('a carousel follows the finger in a page with a CSS zoom or a transform @touch', async ({
  page,
}) => {
  await gotoLibraryPage(page);
  await page.evaluate((img) => {
    const images = [1, 2, 3].map((id) => ({ id, modal: { img } }));
    window.renderCarousel({ images, config: { carouselPlayConfig: { autoPlay: false } } });
  }, svg('width="900" height="600"'));
  const image = page.locator(".ks-slide[data-state='active'] img");
  await expect(page.locator('[data-swipe="ready"]')).toBeVisible();
  await expect(image).toHaveJSProperty('complete', true);
  await forEachStyle(page, [...someOf(zooms), ...transforms('body')], async () => {
    await image.scrollIntoViewIfNeeded();
    const box = await boxOf(image);
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const expectMovedBy = (distance: number) =>
      expect.poll(async () => Math.abs((await boxOf(image)).x - box.x - distance)).toBeLessThan(1);
    const fingers = await createFingers(page);
    await fingers.set(0, { 0: from });
    await fingers.set(50, { 0: { x: from.x - 30, y: from.y } });
    await fingers.set(100, { 0: { x: from.x - 90, y: from.y } });
    await expectMovedBy(-90);
    await fingers.set(800, { 0: from });
    await fingers.set(1000, {});
    await expectMovedBy(0);
    await expect(page.locator('[data-dragging]')).toHaveCount(0);
  });
});
