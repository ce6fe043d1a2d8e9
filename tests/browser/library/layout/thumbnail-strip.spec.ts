/** The thumbnails below the image of the modal gallery and of the carousel: a strip that scrolls by itself. */
import type { Page } from '@playwright/test';
import type { GalleryImage } from 'ks-gallery-react';
import { expectThumbnails, visibleThumbnails } from '../../lib/gallery';
import { expect, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';
import { createFingers, eventsOf, openViewer } from '../../lib/viewer';

const thumbnailsOf = (page: Page) => page.getByRole('group', { name: 'Image previews' });

/** Returns images whose files have the given sizes, repeated. */
function createImages(count: number, sizes = [[300, 200]]): GalleryImage[] {
  const files = sizes.map(([width, height]) => svg(`width="${width}" height="${height}"`));
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    modal: { img: files[index % files.length] as string },
  }));
}

async function renderCarousel(page: Page, count: number): Promise<void> {
  await gotoLibraryPage(page);
  const images = createImages(count);
  await page.evaluate((list) => window.renderCarousel({ images: list }), images);
}

/** Opens thumbnails of a component, at the first image. */
const OPEN = {
  'modal gallery': (page: Page, count: number) =>
    openViewer(page, { images: createImages(count), current: 1 }),
  carousel: renderCarousel,
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [component, open] of Object.entries(OPEN)) {
  test.describe(`of the ${component}`, () => {
    test('four are visible, and the arrows scroll by as many', async ({ page }) => {
      await open(page, 10);
      const strip = thumbnailsOf(page);
      const next = strip.getByRole('button', { name: 'Scroll next previews' });
      const previous = strip.getByRole('button', { name: 'Scroll previous previews' });
      await expectThumbnails(strip, [1, 2, 3, 4]);
      await expect(previous).toBeHidden();
      await next.click();
      await expectThumbnails(strip, [5, 6, 7, 8]);
      await next.click();
      await expectThumbnails(strip, [7, 8, 9, 10]);
      await expect(next).toBeHidden();
      await previous.click();
      await expectThumbnails(strip, [3, 4, 5, 6]);
      // The active image is the same, and nothing has been emitted.
      if (component !== 'carousel') expect(await eventsOf(page)).toEqual(['show load']);
      await expect(
        page.getByRole('button', { name: 'Navigate to image number 1' }).first(),
      ).toHaveAttribute('aria-current', 'true');
    });

    test('a swipe scrolls them and changes no image @touch', async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 700 });
      await open(page, 20);
      const strip = thumbnailsOf(page);
      const events = component === 'carousel' ? [] : await eventsOf(page);
      const box = await strip.locator('.ks-previews').first().boundingBox();
      const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      const x = 450;
      const fingers = await createFingers(page);
      for (const [time, distance] of [
        [0, 0],
        [16, 20],
        [32, 60],
        [48, 110],
      ] as const)
        await fingers.set(time, { 0: { x: x - distance, y } });
      await fingers.set(300, {});
      await expect.poll(async () => (await visibleThumbnails(strip))[0]).toBeGreaterThan(1);
      await expect(
        page.getByRole('button', { name: 'Navigate to image number 1', exact: true }).first(),
      ).toHaveAttribute('aria-current', 'true');
      if (component !== 'carousel') expect(await eventsOf(page)).toEqual(events);
    });

    test('a step returns to the active one from where the user has scrolled', async ({ page }) => {
      await open(page, 10);
      const strip = thumbnailsOf(page);
      await strip.getByRole('button', { name: 'Scroll next previews' }).click();
      await expectThumbnails(strip, [5, 6, 7, 8]);
      await page.getByRole('button', { name: 'Next image' }).click();
      await expectThumbnails(strip, [1, 2, 3, 4]);
    });

    test('Tab scrolls to the next one', async ({ page }) => {
      await open(page, 12);
      const strip = thumbnailsOf(page);
      await strip.getByRole('button', { name: 'Navigate to image number 4' }).focus();
      for (const position of [5, 6, 7]) {
        await page.keyboard.press('Tab');
        const button = strip.getByRole('button', { name: `Navigate to image number ${position}` });
        await expect(button).toBeFocused();
        await expect.poll(() => visibleThumbnails(strip)).toContain(position);
      }
    });

    test('focus stays in it when the focused thumbnail is scrolled far away', async ({ page }) => {
      await open(page, 200);
      const strip = thumbnailsOf(page);
      const scroller = strip.locator('.ks-preview-scroller');
      await strip.getByRole('button', { name: 'Navigate to image number 2' }).focus();
      await scroller.evaluate((element) => (element.scrollLeft = element.scrollWidth / 2));
      await expect(strip.getByRole('button', { name: 'Navigate to image number 2' })).toBeHidden();
      await expect(scroller).toBeFocused();
      await page.keyboard.press('Tab');
      const position = await page.evaluate(() =>
        Number(document.activeElement?.getAttribute('aria-label')?.match(/\d+/)?.[0]),
      );
      expect(position).toBeGreaterThan(80);
      await expect.poll(() => visibleThumbnails(strip)).toContain(position);
    });

    test('of 5,000 only those near the visible part are in the document', async ({ page }) => {
      await open(page, 5000);
      const strip = thumbnailsOf(page);
      const scroller = strip.locator('.ks-preview-scroller');
      const read = () =>
        scroller.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      const { scrollWidth, clientWidth } = await read();
      // Four are visible, so the length is that of 1,250 times what is visible.
      expect(scrollWidth / clientWidth).toBeGreaterThan(1150);
      for (const share of [0.31, 0.72, 1]) {
        await scroller.evaluate((element, part) => {
          element.scrollLeft = part * element.scrollWidth;
        }, share);
        await expect.poll(async () => (await visibleThumbnails(strip)).length).toBeGreaterThan(2);
        expect(await strip.getByRole('button').count()).toBeLessThan(20);
        expect((await read()).scrollWidth).toBe(scrollWidth);
      }
      await expectThumbnails(strip, [4997, 4998, 4999, 5000]);
    });

    test('from right to left', async ({ page }) => {
      await gotoLibraryPage(page);
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      await open(page, 10);
      const strip = thumbnailsOf(page);
      await expectThumbnails(strip, [1, 2, 3, 4]);
      await strip.getByRole('button', { name: 'Scroll next previews' }).click();
      await expectThumbnails(strip, [5, 6, 7, 8]);
    });
  });
}

test.describe('of the modal gallery', () => {
  for (const [count, number, windows] of [
    [5, 4, '1-4 1-4 1-4 2-5 2-5'],
    [7, 3, '1-3 1-3 2-4 3-5 4-6 5-7 5-7'],
  ] as const) {
    test(`${count} images with ${number} visible keep the active one in the middle`, async ({
      page,
    }) => {
      const images = createImages(count);
      await openViewer(page, { images, current: 1, libConfig: { previewConfig: { number } } });
      for (const window of windows.split(' ')) {
        const [first, last] = window.split('-').map(Number) as [number, number];
        const positions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
        await expectThumbnails(thumbnailsOf(page), positions);
        await page.keyboard.press('ArrowRight');
      }
    });
  }

  test('in a narrow window as many are visible as fit, the active one among them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const libConfig = { previewConfig: { mobileVisible: true } };
    await openViewer(page, { images: createImages(8), current: 1, libConfig });
    const strip = thumbnailsOf(page);
    await expectThumbnails(strip, [1, 2, 3]);
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await expectThumbnails(strip, [3, 4, 5]);
    await page.keyboard.press('End');
    await expectThumbnails(strip, [6, 7, 8]);
    await page.setViewportSize({ width: 900, height: 640 });
    await expectThumbnails(strip, [5, 6, 7, 8]);
  });

  test('a wheel scrolls them', async ({ page }) => {
    await openViewer(page, { images: createImages(20), current: 1 });
    const strip = thumbnailsOf(page);
    await strip.hover();
    await page.mouse.wheel(0, 160);
    await expect.poll(async () => (await visibleThumbnails(strip))[0]).toBeGreaterThan(2);
    await page.mouse.wheel(0, -400);
    await expectThumbnails(strip, [1, 2, 3, 4]);
  });

  test('files of different sizes are equally wide, and none is distorted', async ({ page }) => {
    const images = createImages(10, [
      [300, 200],
      [200, 300],
      [900, 200],
    ]);
    await openViewer(page, { images, current: 1 });
    const strip = thumbnailsOf(page);
    const widths = await strip
      .locator('.ks-preview-image')
      .evaluateAll((list) => list.map((image) => image.getBoundingClientRect().width));
    // Twice the height at most.
    expect(new Set(widths)).toEqual(new Set([100]));
    await expect(strip.locator('.ks-preview-image').first()).toHaveCSS('object-fit', 'cover');
  });

  test('an infinite gallery continues at the other end', async ({ page }) => {
    const libConfig = { slideConfig: { infinite: true } };
    await openViewer(page, { images: createImages(6), current: 1, libConfig });
    const strip = thumbnailsOf(page);
    await strip.getByRole('button', { name: 'Scroll previous previews' }).click();
    await expectThumbnails(strip, [3, 4, 5, 6]);
    await strip.getByRole('button', { name: 'Scroll next previews' }).click();
    await expectThumbnails(strip, [1, 2, 3, 4]);
  });
});
