/** Files as users have them: sources that fail, widths without sizes, long screenshots. */
import type { Page } from '@playwright/test';
import { modalOf } from '../lib/gallery';
import { boxOf, expect, test } from '../lib/fixtures';
import { gotoLibraryPage } from '../lib/library-page';
import { openViewer, settle } from '../lib/viewer';

test.use({
  startsDemos: false,
  contextOptions: { reducedMotion: 'reduce' },
  expectedProblems: /Failed to load resource|404/,
});

/** Answers requests for `/<width>x<height>.svg`; all other files of images are missing or damaged. */
async function serveFiles(page: Page): Promise<void> {
  await page.route(/\.(svg|avif)$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const [, width, height] = /(\d+)x(\d+)\.svg/.exec(pathname) ?? [];
    if (pathname.endsWith('damaged.avif'))
      return route.fulfill({ contentType: 'image/avif', body: 'damaged' });
    if (!width) return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`,
    });
  });
}

for (const file of ['missing.avif', 'damaged.avif']) {
  const image = { id: 1, modal: { img: '600x400.svg', sources: [{ srcset: file }] } };

  for (const component of ['Carousel', 'PlainGallery', 'ModalGallery'] as const) {
    test(`${component} shows the image itself if a source is ${file}`, async ({ page }) => {
      await serveFiles(page);
      await gotoLibraryPage(page);
      await page.evaluate(
        ([name, shown]) => {
          const { createElement } = window.react;
          const props = { images: [shown], open: true };
          window.renderElement(createElement(window.library[name] as never, props));
        },
        [component, image] as const,
      );
      const shown = page.getByRole('img').first();
      await expect(shown).toHaveJSProperty('naturalWidth', 600);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
  }

  test(`the fallback follows if the image itself fails, too, after ${file}`, async ({ page }) => {
    await serveFiles(page);
    await gotoLibraryPage(page);
    const modal = { img: 'none.svg', fallbackImg: '300x200.svg', sources: [{ srcset: file }] };
    await openViewer(page, { images: [{ id: 1, modal }], current: 1 });
    await expect(modalOf(page).image).toHaveJSProperty('naturalWidth', 300);
  });
}

for (const sizes of [undefined, '100vw']) {
  test(`an image is never enlarged, with widths and the sizes ${sizes}`, async ({ page }) => {
    await serveFiles(page);
    await gotoLibraryPage(page);
    const srcset = '400x200.svg 400w, 800x400.svg 800w';
    const modal = { img: '400x200.svg', sources: [{ srcset, sizes }] };
    await openViewer(page, { images: [{ id: 1, modal }], current: 1 });
    const { width, height } = await boxOf(modalOf(page).image);
    expect([width, height]).toEqual([800, 400]);
  });
}

test.describe('a long image', () => {
  const image = { id: 1, modal: { img: '1080x24000.svg' } };

  test('can be shown in its natural size', async ({ page }) => {
    await serveFiles(page);
    await gotoLibraryPage(page);
    await openViewer(page, { images: [image], current: 1 });
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('+');
    await settle(page);
    expect((await boxOf(modalOf(page).image)).width).toBeGreaterThan(1079);
  });

  test('fills the width after a double tap, and is read in a few key presses', async ({ page }) => {
    await serveFiles(page);
    await gotoLibraryPage(page);
    await openViewer(page, {
      images: [image],
      current: 1,
      libConfig: { zoomConfig: { doubleTap: true } },
    });
    await modalOf(page).image.dblclick();
    await settle(page);
    const { width } = await boxOf(modalOf(page).main);
    expect((await boxOf(modalOf(page).image)).width).toBeGreaterThan(Math.min(width, 1080) - 1);
    await page.keyboard.press('ArrowDown');
    await settle(page);
    const before = await boxOf(modalOf(page).image);
    await page.keyboard.press('ArrowDown');
    await settle(page);
    const step = before.y - (await boxOf(modalOf(page).image)).y;
    expect(step).toBeGreaterThan(500);
  });
});
