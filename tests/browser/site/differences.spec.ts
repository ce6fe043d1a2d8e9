/** The list of differences between the editions, and the anchors that it had on About. */
import type { Page } from '@playwright/test';
import { expect, test } from '../lib/fixtures';

const path = './react/differences/';
const box = (page: Page) => page.getByRole('searchbox', { name: 'Filter the differences' });
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });
const row = (page: Page, name: string) => main(page).getByRole('row', { name });

test('without JavaScript the differences are in groups that open @no-script', async ({ page }) => {
  await page.goto(path);
  await expect(box(page)).toHaveCount(0);
  await expect(row(page, 'External URL')).toBeHidden();
  await heading(page, 'Images, captions and downloads').click();
  await expect(row(page, 'External URL')).toBeVisible();
});

test('the filter shows the differences with every word, and folds them again', async ({ page }) => {
  await page.goto(path);
  await box(page).fill('carousel thumb');
  await expect(row(page, 'New images')).toBeVisible();
  await expect(row(page, 'External URL')).toBeHidden();
  await expect(heading(page, 'Images, captions and downloads')).toBeHidden();
  await expect(page.getByText(/^\d+ differences$/)).toBeAttached();

  await box(page).fill('no such words');
  await expect(page.getByText('No difference contains these words.')).toBeVisible();

  await box(page).fill('');
  await expect(heading(page, 'Images, captions and downloads')).toBeVisible();
  await expect(row(page, 'New images')).toBeHidden();
});

test('the filter hides differences in a window of a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await box(page).fill('javascript:');
  await expect(row(page, 'External URL')).toBeVisible();
  await expect(row(page, 'Captions')).toBeHidden();
});

test('a link to a group opens it', async ({ page }) => {
  await page.goto(`${path}#events`);
  await expect(row(page, 'buttonBeforeHook')).toBeVisible();
});

test('all differences are printed', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(row(page, 'External URL')).toBeVisible();
  await expect(row(page, 'ModalGalleryRef id')).toBeVisible();
});

for (const [anchor, link, group] of [
  ['editions', 'Differences', ''],
  ['editions-run-time', 'behaviour', '#updates'],
  ['editions-events', 'events', '#events'],
  ['editions-options', 'types, options and defaults', '#options'],
] as const) {
  test(`/about#${anchor} leads to the differences @no-script`, async ({ page }) => {
    await page.goto(`./about/#${anchor}`);
    const target = main(page).getByRole('link', { name: link, exact: true });
    await expect(target).toHaveAttribute('id', anchor);
    await expect(target).toBeInViewport();
    await target.click();
    await expect(page).toHaveURL(new RegExp(`/react/differences/${group}$`));
  });
}

test('About is at most 2,500 px high at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./about/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2501);
});
