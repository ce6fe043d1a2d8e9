import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openGallery } from '../lib/gallery';
import { expect, rareIf, test } from '../lib/fixtures';
import { gotoLibraryPage, svg } from '../lib/library-page';
import { openByButton } from '../lib/opener';

const PAGE = `
  body { margin: 0; font: bold 30px sans-serif; color: #000; background: #fff; }
  h1::after { content: '${'Text behind the gallery '.repeat(400)}'; }`;

/** Opens a gallery of two small images over a page full of text. */
async function openOverText(page: Page): ReturnType<typeof openByButton> {
  await gotoLibraryPage(page, { before: PAGE });
  const img = svg('width="90" height="60"');
  const images = [0, 1].map((id) => ({ id, modal: { img, width: 90, height: 60 } }));
  // Each step of autoplay makes the backdrop opaque.
  const libConfig = { slideConfig: { playConfig: { autoPlay: false } } };
  const modal = await openByButton(page, images, { libConfig });
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

for (const ratio of [1, 2, 3])
  test.describe(`with ${ratio} device pixels per pixel`, () => {
    test.use({ contextOptions: { deviceScaleFactor: ratio } });

    test(
      'no letter of the page can be read through the backdrop',
      {
        ...rareIf(ratio !== 2),
        annotation: { type: 'own page', description: 'the display is an option of the context' },
      },
      async ({ page }) => {
        await page.setViewportSize({ width: 800, height: 600 });
        await openOverText(page);
        await expect.poll(() => getCover(page)).toBe(0);
        // The same text without the gallery has 255.
        expect(await getSharpness(page)).toBeLessThan(4);
      },
    );
  });

test('is black of 85 % over the blurred page at rest, and follows custom properties', async ({
  page,
}) => {
  const { dialog } = await openOverText(page);
  // The stacking value of the Angular package.
  await expect(dialog).toHaveCSS('z-index', '90000');
  await expect.poll(() => getCover(page)).toBe(0);
  const getStyle = () =>
    page.locator('.ks-modal-gallery-backdrop').evaluate((backdrop) => {
      const { backgroundColor, backdropFilter } = getComputedStyle(backdrop, '::before');
      return { backgroundColor, backdropFilter };
    });
  const style = await getStyle();
  expect(style.backgroundColor).toMatch(/0 0 0 \/ 0\.85|0, 0, 0, 0\.85/);
  expect(style.backdropFilter).toBe('blur(24px) brightness(0.5)');
  await page.addStyleTag({
    content:
      ':root { --ks-backdrop-color: #fff; --ks-backdrop-opacity: 0.5; --ks-backdrop-filter: blur(9px); }',
  });
  const own = await getStyle();
  expect(own.backgroundColor).toMatch(/1 1 1 \/ 0\.5|255, 255, 255, 0\.5/);
  expect(own.backdropFilter).toBe('blur(9px)');
});

test('is opaque and unfiltered while a step, a drag, a zoom or a held key moves the image', async ({
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
  await page.keyboard.down('ArrowRight');
  await page.keyboard.down('ArrowRight');
  await expect.poll(() => hasBlur(page)).toBe(false);
  await page.keyboard.up('ArrowRight');
  await expect.poll(() => hasBlur(page)).toBe(true);
});

test('is opaque with reduced transparency and with more contrast', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const emulate = (name: string, value: string) =>
    session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  await openOverText(page);
  for (const [name, value] of [
    ['prefers-reduced-transparency', 'reduce'],
    ['prefers-contrast', 'more'],
  ] as const) {
    await expect.poll(() => getCover(page)).toBe(0);
    await emulate(name, value);
    await expect.poll(() => getCover(page), name).toBe(1);
    expect(await hasBlur(page), name).toBe(false);
    await emulate(name, 'no-preference');
  }
});

test('the site has the backdrop of the library', { tag: '@all' }, async ({ page }) => {
  await openGallery(page, 'infinite-sliding');
  const opacity = await page
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--ks-backdrop-opacity'));
  expect(Number(opacity)).toBe(0.85);
});
