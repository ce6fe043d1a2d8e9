import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { modalOf, openGallery } from '../lib/gallery';
import { expect, rareIf, test } from '../lib/fixtures';
import { gotoLibraryPage, svg } from '../lib/library-page';

const PAGE = `
  body { margin: 0; font: bold 30px sans-serif; color: #000; background: #fff; }
  h1::after { content: '${'Text behind the gallery '.repeat(400)}'; }`;

/** Opens a gallery of two small images over a page full of text. */
async function openOverText(page: Page, after = ''): Promise<ReturnType<typeof modalOf>> {
  await gotoLibraryPage(page, { before: PAGE, after });
  await page.evaluate((img) => {
    const images = [0, 1].map((id) => ({ id, modal: { img, width: 90, height: 60 } }));
    window.library.modalGalleryService.open({ id: 1, images, defaultIndex: 0 });
  }, svg('width="90" height="60"'));
  const modal = modalOf(page);
  await expect(modal.figure).toHaveAttribute('data-status', 'loaded');
  return modal;
}

/** Opacity of the layer of the backdrop that hides the page. */
const getCover = (page: Page) =>
  page
    .locator('.ks-modal-gallery-backdrop')
    .evaluate((backdrop) => Number(getComputedStyle(backdrop, '::after').opacity));

const hasBlur = (page: Page) =>
  page.locator('.ks-modal-gallery-backdrop').evaluate((backdrop) => {
    const { content, backdropFilter } = getComputedStyle(backdrop, '::before');
    return content !== 'none' && backdropFilter !== 'none';
  });

/** Difference of brightness between neighbouring pixels beside the image: letters have sharp edges, blurred ones none. */
async function getSharpness(page: Page): Promise<number> {
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let largest = 0;
  // Between header and image, and down to the right and the bottom edge below the arrows.
  const [from, to] = [info.height * 0.15, info.height * 0.35].map(Math.round);
  const isPlain = (y: number) => (y > from! && y < to!) || y > info.height - 4;
  for (let y = 0; y < info.height; y += 1) {
    if (!isPlain(y)) continue;
    for (let x = 1; x < info.width; x += 1) {
      const at = y * info.width + x;
      largest = Math.max(largest, Math.abs(data[at]! - data[at - 1]!));
    }
  }
  return largest;
}

for (const ratio of [1, 2, 3]) {
  test.describe(`with ${ratio} device pixels per pixel`, rareIf(ratio === 3), () => {
    test.use({ contextOptions: { deviceScaleFactor: ratio } });

    test('no letter of the page can be read through the backdrop', async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 600 });
      await openOverText(page);
      await expect.poll(() => getCover(page)).toBe(0);
      // The same text without the gallery has 255.
      expect(await getSharpness(page)).toBeLessThan(4);
    });
  });
}

test('is black of 85 % over the blurred page at rest', async ({ page }) => {
  await openOverText(page);
  await expect.poll(() => getCover(page)).toBe(0);
  const style = await page.locator('.ks-modal-gallery-backdrop').evaluate((backdrop) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(backdrop, '::before');
    return { backgroundColor, backdropFilter };
  });
  expect(style.backgroundColor).toMatch(/0 0 0 \/ 0\.85|0, 0, 0, 0\.85/);
  expect(style.backdropFilter).toBe('blur(24px) brightness(0.5)');
});

test('follows the custom properties of the application', async ({ page }) => {
  await openOverText(
    page,
    ':root { --ks-backdrop-color: #fff; --ks-backdrop-opacity: 0.5; --ks-backdrop-filter: blur(9px); }',
  );
  const style = await page.locator('.ks-modal-gallery-backdrop').evaluate((backdrop) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(backdrop, '::before');
    return { backgroundColor, backdropFilter };
  });
  expect(style.backgroundColor).toMatch(/1 1 1 \/ 0\.5|255, 255, 255, 0\.5/);
  expect(style.backdropFilter).toBe('blur(9px)');
});

test('is opaque and unfiltered while a step, a drag or a zoom moves the image', async ({
  page,
}) => {
  const { main } = await openOverText(page);
  for (const state of ['data-sliding', 'data-moving', 'data-zoomed']) {
    await expect.poll(() => getCover(page)).toBe(0);
    await main.evaluate((area, name) => area.setAttribute(name, ''), state);
    expect(await getCover(page)).toBe(1);
    expect(await hasBlur(page)).toBe(false);
    await main.evaluate((area, name) => area.removeAttribute(name), state);
    expect(await hasBlur(page)).toBe(true);
  }
});

test('is opaque while a key is held', async ({ page }) => {
  await openOverText(page);
  await page.keyboard.down('ArrowRight');
  await page.keyboard.down('ArrowRight');
  expect(await hasBlur(page)).toBe(false);
  await page.keyboard.up('ArrowRight');
  await expect.poll(() => hasBlur(page)).toBe(true);
});

for (const [name, feature] of [
  ['reduced transparency', { name: 'prefers-reduced-transparency', value: 'reduce' }],
  ['more contrast', { name: 'prefers-contrast', value: 'more' }],
] as const) {
  test(`is opaque with ${name}`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedMedia', { features: [feature] });
    await openOverText(page);
    expect(await getCover(page)).toBe(1);
    expect(await hasBlur(page)).toBe(false);
  });
}

test('the site has the backdrop of the library', async ({ page }) => {
  await openGallery(page, 'infinite-sliding');
  const opacity = await page
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--ks-backdrop-opacity'));
  expect(Number(opacity)).toBe(0.85);
});

test('the dialog has the stacking value 90000 of the Angular package', async ({ page }) => {
  const { dialog } = await openOverText(page);
  await expect(dialog).toHaveCSS('z-index', '90000');
});
