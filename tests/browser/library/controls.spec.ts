import type { Locator, Page } from '@playwright/test';
import type { ModalLibConfig } from 'ks-gallery-react';
import sharp from 'sharp';
import { forEachCase, someOf } from '../lib/cases';
import { boxOf, expect, test } from '../lib/fixtures';
import { gotoLibraryPage } from '../lib/library-page';
import { openByButton } from '../lib/opener';
import { controlTimers } from '../lib/timers';

const picture = (color: string) => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"><rect width="100%" height="100%" fill="${color}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
};

/** Opens a gallery of seven images of one colour by a button. Its autoplay and the fading of its controls do not run. */
async function openPictures(
  page: Page,
  color = 'teal',
  libConfig: ModalLibConfig = {},
  by: 'mouse' | 'key' = 'mouse',
): ReturnType<typeof openByButton> {
  await controlTimers(page);
  await gotoLibraryPage(page);
  const images = [0, 1, 2, 3, 4, 5, 6].map((id) => ({
    id,
    modal: {
      img: picture(color),
      width: 1500,
      height: 1000,
      description: 'A harbour in the evening',
    },
  }));
  const modal = await openByButton(page, images, { by, libConfig, defaultIndex: 2 });
  await expect(modal.figure).toHaveAttribute('data-status', 'loaded');
  return modal;
}

/** Relative luminance of WCAG 2.2 of a grey. */
const getLuminance = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Contrast of the icon of a control with the ground around it, 14 px from its middle. */
async function getContrast(control: Locator): Promise<number> {
  const { data, info } = await sharp(await control.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const middle = Math.floor(height / 2);
  const ground = data[middle * width + Math.floor(width / 2) - 14] ?? 0;
  let icon = 0;
  for (let y = middle - 8; y < middle + 8; y += 1)
    for (let x = Math.floor(width / 2) - 8; x < width / 2 + 8; x += 1)
      icon = Math.max(icon, data[y * width + x] ?? 0);
  return (getLuminance(icon) + 0.05) / (getLuminance(ground) + 0.05);
}

test('the arrows are visible on a white and a black image', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const color of ['white', 'black']) {
    const { next, previous } = await openPictures(page, color);
    // They fade in.
    for (const arrow of [next, previous])
      await expect.poll(() => getContrast(arrow), color).toBeGreaterThan(3);
  }
});

test('controls and captions have their sizes and positions', async ({ page }) => {
  const modal = await openPictures(page, 'teal', { previewConfig: { number: 3 } });
  const { next, previous, scrollNext, close, dialog, figure } = modal;
  await test.step('icons of 24 px are in targets of 44 px', async () => {
    const pause = dialog.getByRole('button', { name: /^(Play|Pause|Stop|Start)/i });
    for (const control of [next, close, pause]) {
      const { width, height } = await boxOf(control);
      expect([width, height]).toEqual([44, 44]);
    }
    expect((await boxOf(next.locator('.ks-icon'))).width).toBe(30);
  });
  await test.step('captions are of regular weight, 15 px and at most 70 characters wide', async () => {
    const caption = figure.getByText('A harbour in the evening');
    await expect(caption).toHaveCSS('font-weight', '400');
    await expect(caption).toHaveCSS('font-size', '15px');
    expect((await boxOf(caption)).width).toBeLessThan(70 * 15);
  });
  await test.step('the toolbar is at the top end, the position at the top start', async () => {
    const counter = dialog.getByText('3 / 7', { exact: true });
    expect((await boxOf(counter)).x).toBeLessThan(80);
    const box = await boxOf(close);
    expect(box.x + box.width).toBe(1280 - 8);
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('4 / 7', { exact: true })).toBeVisible();
  });
  await test.step('all arrows have the shape of `--ks-arrow-icon`', async () => {
    const getShape = (arrow: Locator) =>
      arrow.locator('.ks-icon').evaluate((icon) => getComputedStyle(icon).maskImage);
    expect(await getShape(next)).toContain('svg');
    const own = 'linear-gradient(rgb(0, 0, 0), rgb(0, 0, 0))';
    await page.addStyleTag({ content: `body { --ks-arrow-icon: ${own} }` });
    for (const arrow of [next, previous, scrollNext]) expect(await getShape(arrow)).toBe(own);
  });
});

test('what was touched last is not highlighted where nothing hovers @touch', async ({ page }) => {
  const { dots, next } = await openPictures(page);
  const getLook = (control: Locator, pseudo?: string) =>
    control.evaluate((element, name) => {
      const { opacity, backgroundImage } = getComputedStyle(element, name);
      return [element.matches(':hover'), opacity, backgroundImage];
    }, pseudo);
  for (const [control, pseudo] of [
    [dots.nth(4), '::before'],
    [next, undefined],
  ] as const) {
    const [, ...look] = await getLook(control, pseudo);
    // After a touch, phones keep the state of a pointer over it.
    await control.hover();
    expect(await getLook(control, pseudo)).toEqual([true, ...look]);
  }
});

const isApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

type Box = Awaited<ReturnType<typeof boxOf>>;

test('image, dots and thumbnails do not overlap, and leave a low window to the image', async ({
  page,
}) => {
  const sizes = [
    [320, 480],
    [1440, 900],
    [2560, 1440],
    [740, 360],
  ] as const;
  const cases = sizes.map(
    ([width, height]) => [`${width} × ${height} px`, { width, height }] as const,
  );
  await forEachCase(someOf(cases), async (size) => {
    await page.setViewportSize(size);
    const modal = await openPictures(page, 'teal', { previewConfig: { mobileVisible: true } });
    const { image, dots, thumbnailGroup, dialog } = modal;
    const sides = dialog.locator('button.ks-side-preview');
    const parts = [image, dots.first().locator('..'), thumbnailGroup, ...(await sides.all())];
    const boxes: Box[] = [];
    for (const part of parts) if (await part.isVisible()) boxes.push(await boxOf(part));
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) expect(isApart(box, other)).toBe(true);
      expect(box.y + box.height).toBeLessThanOrEqual(size.height);
      expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    }
  });
  await test.step('on a phone held sideways the image has the whole height', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    const { image, dots, thumbnailGroup, close, dialog } = await openPictures(page);
    expect((await boxOf(image)).height).toBe(390);
    await expect(dots.first()).toBeHidden();
    await expect(thumbnailGroup).toBeHidden();
    await close.click();
    await expect(dialog).toBeHidden();
  });
});

test('the focus ring of the close button is shown after a key has opened the gallery or has moved focus', async ({
  page,
}) => {
  const hasRing = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element).boxShadow !== 'none');
  const { close, figure } = await openPictures(page);
  await page.keyboard.press('ArrowRight');
  await expect(figure).toContainText('Image 4/7');
  await expect(close).toBeFocused();
  expect(await hasRing(close)).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
  expect(await hasRing(close)).toBe(true);
  await openPictures(page, 'teal', {}, 'key');
  await expect(close).toBeFocused();
  expect(await hasRing(close)).toBe(true);
});
