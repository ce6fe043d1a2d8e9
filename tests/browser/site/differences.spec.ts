/** The list of differences between the editions. A link into a group, and print, are in page-frame.spec.ts. */
import type { Page } from '@playwright/test';
import { expect, test } from '../lib/fixtures';

const path = './react/differences/';
const box = (page: Page) => page.getByRole('searchbox', { name: 'Filter the differences' });
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });
const row = (page: Page, name: string) => main(page).getByRole('row', { name });

test(
  'without JavaScript the differences are in groups that open @no-script',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(path);
    await expect(box(page)).toHaveCount(0);
    await expect(row(page, 'External URL')).toBeHidden();
    await heading(page, 'Images, captions and downloads').click();
    await expect(row(page, 'External URL')).toBeVisible();
  },
);

test('the filter shows the differences with every word, and folds them again, also on a phone', async ({
  page,
}) => {
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

  await page.setViewportSize({ width: 360, height: 740 });
  await box(page).fill('javascript:');
  await expect(row(page, 'External URL')).toBeVisible();
  await expect(row(page, 'Captions')).toBeHidden();
});
