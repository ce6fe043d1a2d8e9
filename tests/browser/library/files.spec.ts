/** Files as users have them: sources that fail, widths without sizes, long screenshots. */
import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../lib/cases';
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

test.beforeEach(async ({ page }) => {
  await serveFiles(page);
  await gotoLibraryPage(page);
});

const components = ['ModalGallery', 'Carousel', 'PlainGallery'] as const;

test('a source that is missing or damaged is followed by the image itself, and that by the fallback', async ({
  page,
}) => {
  const image = { img: '600x400.svg' };
  const withFallback = { img: 'none.svg', fallbackImg: '300x200.svg' };
  type Case = readonly [(typeof components)[number], string, object, width: number];
  const cases = ['missing.avif', 'damaged.avif'].flatMap<readonly [string, Case]>((srcset) => [
    ...components.map((name) => [`${name}, ${srcset}`, [name, srcset, image, 600]] as const),
    [`the fallback, ${srcset}`, ['ModalGallery', srcset, withFallback, 300]] as const,
  ]);
  await forEachCase(someOf(cases), async ([component, srcset, modal, width]) => {
    await gotoLibraryPage(page);
    const images = [{ id: 1, modal: { ...modal, sources: [{ srcset }] } }];
    await page.evaluate(
      ([name, props]) =>
        window.renderElement(
          window.react.createElement(window.library[name] as never, props as never),
        ),
      [component, { images, open: true }] as const,
    );
    const shown = page.getByRole('img').first();
    await expect(shown).toHaveJSProperty('naturalWidth', width);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
});

test('an image is never enlarged, with widths and with or without sizes', async ({ page }) => {
  for (const sizes of [undefined, '100vw']) {
    await gotoLibraryPage(page);
    const srcset = '400x200.svg 400w, 800x400.svg 800w';
    const modal = { img: '400x200.svg', sources: [{ srcset, sizes }] };
    await openViewer(page, { images: [{ id: 1, modal }], current: 1 });
    const { width, height } = await boxOf(modalOf(page).image);
    expect([width, height], `sizes ${sizes}`).toEqual([800, 400]);
  }
});

test('a long image fills the width after a double tap, is read in a few key presses, and can be shown in its natural size', async ({
  page,
}) => {
  await openViewer(page, {
    images: [{ id: 1, modal: { img: '1080x24000.svg' } }],
    current: 1,
    libConfig: { zoomConfig: { doubleTap: true } },
  });
  const { image, main } = modalOf(page);
  await image.dblclick();
  await settle(page);
  const { width } = await boxOf(main);
  expect((await boxOf(image)).width).toBeGreaterThan(Math.min(width, 1080) - 1);
  await page.keyboard.press('ArrowDown');
  await settle(page);
  const before = await boxOf(image);
  await page.keyboard.press('ArrowDown');
  await settle(page);
  expect(before.y - (await boxOf(image)).y).toBeGreaterThan(500);
  await page.keyboard.press('0');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('+');
  await settle(page);
  expect((await boxOf(image)).width).toBeGreaterThan(1079);
});
