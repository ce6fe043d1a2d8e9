import type { Page } from '@playwright/test';
import { expect, rareIf, test } from '../lib/fixtures';
import { liveDemo } from '../lib/gallery';

const codeOf = (page: Page, file: string) => page.getByRole('region', { name: file, exact: true });
const tabOf = (page: Page, file: string) => page.getByRole('radio', { name: file, exact: true });

test('the files of a demo are tabs that arrow keys change', async ({ page }) => {
  await page.goto('demo/keyboard-config/');
  const files = page.getByRole('group', { name: 'React files' });
  await expect(files.getByRole('radio')).toHaveCount(5);
  await expect(tabOf(page, 'demo.tsx')).toBeChecked();
  await expect(codeOf(page, 'demo.tsx')).toBeVisible();
  await expect(codeOf(page, 'config.ts')).toBeHidden();

  await tabOf(page, 'demo.tsx').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabOf(page, 'config.ts')).toBeFocused();
  await expect(codeOf(page, 'config.ts')).toContainText('keyboardConfig');
  await expect(codeOf(page, 'demo.tsx')).toBeHidden();

  await page.keyboard.press('ArrowRight');
  await expect(codeOf(page, 'gallery-images.ts')).toContainText('export const galleryImages');
});

test('without JavaScript both editions have headings and tabs @no-script', async ({ page }) => {
  await page.goto('demo/keyboard-config/');
  for (const [edition, first, second] of [
    ['React', 'demo.tsx', 'config.ts'],
    ['Angular', 'component.ts', 'template.html'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 3, name: edition })).toBeVisible();
    await expect(codeOf(page, first)).toBeVisible();
    await expect(codeOf(page, second)).toBeHidden();
    await tabOf(page, second).check();
    await expect(codeOf(page, second)).toBeVisible();
    await expect(codeOf(page, first)).toBeHidden();
  }
});

test('without JavaScript a full image covers the page @no-script', async ({ page }) => {
  await page.goto('demo/plain-layouts/');
  await liveDemo(page).getByRole('link').first().click();
  const close = liveDemo(page).getByRole('link', { name: 'Close' }).first();
  await expect(close).toBeVisible();
  const { y = 0 } = (await close.boundingBox()) ?? {};
  // The place of the navbar, which would receive the click if it were above the image.
  expect(y).toBeLessThan(56);
  await close.click();
  await expect(close).toBeHidden();
});

test('prints every file', async ({ page }) => {
  await page.goto('demo/keyboard-config/');
  await page.emulateMedia({ media: 'print' });
  for (const file of [
    'demo.tsx',
    'config.ts',
    'gallery-images.ts',
    'component.ts',
    'template.html',
  ]) {
    await expect(codeOf(page, file)).toBeVisible();
  }
});

test('says on demand and in print what an option of the demo means', async ({ page }) => {
  await page.goto('demo/previews-length/');
  const row = page.getByRole('row').filter({ hasText: 'previewConfig.number' });
  const meaning = row.getByText('Number of thumbnails shown at once');
  await expect(meaning).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(meaning).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await row.getByText('Meaning').click();
  await expect(meaning).toBeVisible();
});

for (const path of ['demo/array-simple/', 'demo/base64/', 'react/render-slots/']) {
  test(
    `${path} shows an image behind the controls that open its gallery`,
    rareIf(path === 'demo/base64/'),
    async ({ page }) => {
      await page.goto(path);
      const image = liveDemo(page).locator('img').first();
      await expect(image).toHaveJSProperty('complete', true);
      const [behind, control] = await Promise.all([
        image.boundingBox(),
        liveDemo(page).getByRole('button').first().boundingBox(),
      ]);
      if (!behind || !control) throw new Error('The demo area is not visible.');
      expect(behind.y).toBeLessThan(control.y);
      expect(behind.y + behind.height).toBeGreaterThan(control.y + control.height);
      expect(behind.height).toBeGreaterThan(2 * control.height);
      expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    },
  );
}

test('the area of a demo has the transition name of the demo on its own page only', async ({
  page,
}) => {
  const nameOf = () =>
    liveDemo(page)
      .locator('.demo-area')
      .evaluate((area) => getComputedStyle(area).viewTransitionName);
  await page.goto('demo/array-simple/');
  expect(await nameOf()).toBe('demo-array-simple');
  await page.goto('demo/');
  expect(await nameOf()).toBe('none');
});
