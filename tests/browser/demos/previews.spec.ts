import { boxOf, expect, test } from '../lib/fixtures';
import { expectThumbnails, openGallery } from '../lib/gallery';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('previews-custom-size: four thumbnails are 150 px wide and high @all', async ({ page }) => {
  const modal = await openGallery(page, 'previews-custom-size');
  await expectThumbnails(modal.thumbnailGroup, [1, 2, 3, 4]);
  for (const image of await modal.thumbnails.locator('img').all()) {
    const box = await boxOf(image);
    expect(box.width).toBeCloseTo(150, 0);
    expect(box.height).toBeCloseTo(150, 0);
  }
  await modal.scrollNext.click();
  await expectThumbnails(modal.thumbnailGroup, [2, 3, 4, 5]);
});

test('previews-length: the only thumbnail is that of the active image until it is scrolled @all', async ({
  page,
}) => {
  const modal = await openGallery(page, 'previews-length');
  await expectThumbnails(modal.thumbnailGroup, [1]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectThumbnails(modal.thumbnailGroup, [3]);
  await modal.scrollNext.click();
  await expectThumbnails(modal.thumbnailGroup, [4]);
  await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
});

test('previews-not-clickable: thumbnails do nothing and take no focus, and the arrows scroll them @all', async ({
  page,
}) => {
  const modal = await openGallery(page, 'previews-not-clickable');
  await expect(modal.thumbnails).toHaveCount(0);
  const images = modal.thumbnailGroup.locator('img');
  await expect(images).toHaveCount(5);
  await expect(images.nth(2)).toHaveCSS('cursor', 'not-allowed');
  await images.nth(2).click();
  await expect(modal.figure).toHaveText('Image 1/5');
  await expect(images.last()).not.toBeInViewport();
  await modal.scrollNext.click();
  await expect(images.last()).toBeInViewport();
  await expect(modal.figure).toHaveText('Image 1/5');
});

test('previews-template: descriptions are above the default thumbnails, which are selectable', async ({
  page,
}) => {
  const modal = await openGallery(page, 'previews-template');
  const cells = modal.thumbnailGroup.getByRole('button', { name: /Navigate to image number/ });
  await expectThumbnails(modal.thumbnailGroup, [1, 2, 3, 4]);
  await expect(cells).toHaveText(['', 'Description 2', 'Description 3', 'Description 4', '']);
  const heights = await Promise.all(
    (await cells.all()).map(async (cell) => Math.round((await boxOf(cell)).height)),
  );
  expect(new Set(heights).size).toBe(1);
  await cells.nth(3).click();
  await expect(modal.figure).toHaveText('Image 4/5 - Description 4');
  await expectThumbnails(modal.thumbnailGroup, [2, 3, 4, 5]);
  await expect(cells.nth(3)).toHaveAttribute('aria-current', 'true');
});

test('array-simple: thumbnails are hidden in a window of 700 px @all', async ({ page }) => {
  const modal = await openGallery(page, 'array-simple');
  await expectThumbnails(modal.thumbnailGroup, [1, 2, 3, 4]);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(modal.thumbnailGroup).toBeHidden();
  await expect(modal.dots.first()).toBeVisible();
});

test.describe('in a time zone 14 hours ahead of UTC', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('previews-template-additional-data: dates above the thumbnails are those of UTC, and scroll with them @all', async ({
    page,
  }) => {
    const modal = await openGallery(page, 'previews-template-additional-data');
    const dates = modal.thumbnailGroup.getByRole('time');
    const texts = ['Feb 13, 2022', 'Feb 15, 2022', 'Feb 16, 2022', 'Feb 20, 2022', 'Mar 2, 2022'];
    await expect(dates).toHaveText(texts);
    await expect(dates.last()).not.toBeInViewport();
    await expect(dates.first()).toHaveAttribute('datetime', '2022-02-13T14:15:00.000Z');
    await modal.scrollNext.click();
    await expect(dates.last()).toBeInViewport();
  });
});
