import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../lib/cases';
import { boxOf, expect, test } from '../lib/fixtures';
import { liveDemo } from '../lib/gallery';

/** Code of a file; a name that both editions have begins with that of its edition. */
const codeOf = (page: Page, file: string) =>
  page.getByRole('region', { name: new RegExp(`^(\\w+: )?${file.replaceAll('.', '\\.')}$`) });
const tabOf = (page: Page, file: string) => page.getByRole('radio', { name: file, exact: true });

test('the files of a demo are tabs that arrow keys change, and are all printed', async ({
  page,
}) => {
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

  await page.emulateMedia({ media: 'print' });
  const angular = ['component.ts', 'template.html'];
  for (const file of ['demo.tsx', 'config.ts', 'gallery-images.ts', ...angular])
    await expect(codeOf(page, file)).toBeVisible();
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

test('says on demand and in print what an option of the demo means @all', async ({ page }) => {
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

test('an image is behind the controls that open a gallery', async ({ page }) => {
  const paths = ['react/render-slots/', 'demo/array-simple/', 'demo/base64/'];
  const cases = paths.map((path) => [path, path] as const);
  await forEachCase(someOf(cases), async (path) => {
    await page.goto(path);
    const image = liveDemo(page).locator('img').first();
    await expect(image).toHaveJSProperty('complete', true);
    const control = await boxOf(liveDemo(page).getByRole('button').first());
    const behind = await boxOf(image);
    expect(behind.y).toBeLessThan(control.y);
    expect(behind.y + behind.height).toBeGreaterThan(control.y + control.height);
    expect(behind.height).toBeGreaterThan(2 * control.height);
    expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
});

test('the area of a demo has the transition name of the demo on its own page only @all', async ({
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
