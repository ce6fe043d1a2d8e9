import type { Locator, Page } from '@playwright/test';
import { boxOf, expect, test } from '../lib/fixtures';
import { svg } from '../lib/library-page';
import {
  around,
  middleOfImage,
  createFingers,
  dragBy,
  openViewer,
  pinch,
  getTransform,
  settle,
  slide,
  type Path,
} from '../lib/viewer';

async function pinchTo(page: Page, level: number): Promise<void> {
  const middle = await middleOfImage(page);
  await pinch(page, around(middle, 60), around(middle, 60 * level));
  await settle(page);
}

test.describe('faults of other viewers @touch', () => {
  test('the image does not jump when a pinch ends', async ({ page }) => {
    await openViewer(page);
    const middle = await middleOfImage(page);
    const [a, b] = around(middle, 60);
    const [endA, endB] = around(middle, 150);
    const fingers = await createFingers(page);
    await slide(fingers, { 0: [a, endA], 1: [b, endB] }, [0, 300]);
    await expect.poll(async () => (await getTransform(page)).scale).toBeCloseTo(2.5, 1);
    const before = await getTransform(page);
    await fingers.set(310, { 1: endB });
    await fingers.set(320, {});
    await settle(page);
    const after = await getTransform(page);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
    expect(after.scale).toBeCloseTo(before.scale, 2);
  });

  test('a tap does not tint the image', async ({ page }) => {
    const { figure } = await openViewer(page);
    const tintOf = (image: Locator) =>
      image.evaluate((each) =>
        getComputedStyle(each).getPropertyValue('-webkit-tap-highlight-color'),
      );
    expect(await tintOf(figure.getByRole('button'))).toBe('rgba(0, 0, 0, 0)');
    await page.keyboard.press('Escape');
    await page.evaluate((src) => {
      const config = { carouselConfig: { modalGalleryEnable: true } };
      window.renderCarousel({ images: [{ src }], config, onClickImage: () => undefined });
    }, svg('width="300" height="200"'));
    const slide = page.getByRole('region').getByRole('button', { name: 'Image 1' });
    expect(await tintOf(slide.first())).toBe('rgba(0, 0, 0, 0)');
  });

  test('an image that is pinched half out returns into the window', async ({ page }) => {
    await openViewer(page);
    const middle = await middleOfImage(page);
    const corner = { x: middle.x - 130, y: middle.y - 60 };
    await pinch(page, around(middle, 200), around(corner, 60));
    await settle(page);
    expect(await getTransform(page)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  // Headless browsers do not enlarge a page by fingers, so that their share in it cannot be tried.
  test('gestures are the browser’s while the page is enlarged and the image is not', async ({
    page,
  }) => {
    const { main } = await openViewer(page);
    const stage = main.locator('.ks-touch-area');
    await expect(stage).toHaveCSS('touch-action', 'none');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect(stage).toHaveCSS('touch-action', 'auto');
    await page.keyboard.press('+');
    await expect(stage).toHaveCSS('touch-action', 'none');
    await page.keyboard.press('0');
    await expect(stage).toHaveCSS('touch-action', 'auto');
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect(stage).toHaveCSS('touch-action', 'none');
  });

  test('state and cursor of a zoomed image end with it', { tag: '@all' }, async ({ page }) => {
    const { main } = await openViewer(page);
    await pinchTo(page, 3);
    await expect(main).toHaveAttribute('data-zoomed');
    await page.keyboard.press('0');
    await settle(page);
    await dragBy(page, await middleOfImage(page), { x: -150 }, 150);
    await expect(page.getByRole('dialog').getByRole('figure').locator('figcaption')).toHaveText(
      'Image 3/3',
    );
    await expect(main).not.toHaveAttribute('data-zoomed');
    await expect(main).not.toHaveAttribute('data-moving');
  });

  test('either finger of a pinch moves the image', { tag: '@all' }, async ({ page }) => {
    await openViewer(page);
    const middle = await middleOfImage(page);
    for (const moving of [0, 1] as const) {
      const ends = around(middle, 60);
      const [a, b] = ends;
      const direction = moving === 0 ? -1 : 1;
      const end = { x: ends[moving].x + direction * 60, y: middle.y };
      const fingers = await createFingers(page);
      const path: Path = moving === 0 ? { 0: [a, end], 1: [b, b] } : { 0: [a, a], 1: [b, end] };
      await slide(fingers, path, [0, 300]);
      await expect.poll(async () => (await getTransform(page)).scale).toBeCloseTo(2, 1);
      await fingers.set(310, {});
      await settle(page);
      await page.keyboard.press('0');
      await settle(page);
    }
  });
});

test('the image stays in the middle of a wide window', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1000 });
  await openViewer(page);
  for (const key of ['+', '+', '+', '-']) {
    await page.keyboard.press(key);
    await settle(page);
    const { x, y } = await getTransform(page);
    expect(Math.abs(x)).toBeLessThan(0.5);
    expect(Math.abs(y)).toBeLessThan(0.5);
  }
});

test('nothing keeps the image from being rendered sharply at rest', async ({ page }) => {
  await openViewer(page);
  for (const key of ['+', '+']) await page.keyboard.press(key);
  await settle(page);
  const style = await page.evaluate(() => {
    const content = document.querySelector('.ks-slide-content');
    return content ? getComputedStyle(content) : undefined;
  });
  expect(style?.willChange).toBe('auto');
});

test(
  'what the application renders in place of the image keeps its ratio',
  { tag: '@all' },
  async ({ page }) => {
    await openViewer(page, { slideText: 'A slide of the application' });
    const ratio = async () => {
      const { width, height } = await boxOf(page.locator('.ks-slide-content'));
      return width / height;
    };
    const before = await ratio();
    for (const key of ['+', '+']) await page.keyboard.press(key);
    await settle(page);
    expect((await getTransform(page)).scale).toBeCloseTo(2.25, 2);
    expect(await ratio()).toBeCloseTo(before, 2);
  },
);
