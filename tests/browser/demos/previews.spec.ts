import { expect, test } from '../fixtures';
import { expectThumbnails, openGallery } from './gallery';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('previews-custom-size: four thumbnails, each 150 pixels wide and high', async ({ page }) => {
  const modal = await openGallery(page, 'previews-custom-size', 334);
  await expectThumbnails(modal.thumbnails, [1, 2, 3, 4]);
  for (const image of await modal.thumbnails.locator('img').all()) {
    const box = await image.boundingBox();
    expect(box?.width).toBeCloseTo(150, 0);
    expect(box?.height).toBeCloseTo(150, 0);
  }
  await modal.scrollOn.click();
  await expectThumbnails(modal.thumbnails, [2, 3, 4, 5]);
});

test('previews-length: one thumbnail, that of the current image until it is scrolled', async ({
  page,
}) => {
  const modal = await openGallery(page, 'previews-length', 335);
  await expectThumbnails(modal.thumbnails, [1]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectThumbnails(modal.thumbnails, [3]);
  await modal.scrollOn.click();
  await expectThumbnails(modal.thumbnails, [4]);
  await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
});

test('previews-no-arrows: four thumbnails to choose from, and no arrows at any image', async ({
  page,
}) => {
  const modal = await openGallery(page, 'previews-no-arrows', 336);
  for (let place = 1; place <= 5; place += 1) {
    await expect(modal.dots.nth(place - 1)).toHaveAttribute('aria-current', 'true');
    await expect(modal.thumbnails).toHaveCount(4);
    await expect(modal.strip.getByRole('button', { name: /Scroll/ })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
  }
  await modal.thumbnails.first().click();
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
});

test('previews-not-clickable: thumbnails that do nothing and take no focus, arrows that scroll', async ({
  page,
}) => {
  const modal = await openGallery(page, 'previews-not-clickable', 337);
  await expect(modal.thumbnails).toHaveCount(0);
  const pictures = modal.strip.locator('img');
  await expect(pictures).toHaveCount(4);
  await expect(pictures.nth(2)).toHaveCSS('cursor', 'not-allowed');
  await pictures.nth(2).click();
  await expect(modal.figure).toHaveText('Image 1/5');
  const firstAddress = await pictures.first().getAttribute('src');
  await modal.scrollOn.click();
  await expect(pictures.first()).not.toHaveAttribute('src', firstAddress ?? '');
  await expect(modal.figure).toHaveText('Image 1/5');
});

test('previews-template: descriptions above the default thumbnails, which stay choosable', async ({
  page,
}) => {
  const modal = await openGallery(page, 'previews-template', 334);
  const cells = modal.strip.getByRole('button', { name: /Navigate to image number/ });
  await expect(cells).toHaveCount(4);
  await expect(cells).toHaveText(['', 'Description 2', 'Description 3', 'Description 4']);
  const heights = await Promise.all(
    (await cells.all()).map(async (cell) => Math.round((await cell.boundingBox())?.height ?? 0)),
  );
  expect(new Set(heights).size).toBe(1);
  await cells.nth(3).click();
  await expect(modal.figure).toHaveText('Image 4/5 - Description 4');
  await expect(cells).toHaveText(['Description 2', 'Description 3', 'Description 4', '']);
  await expect(cells.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('previews-template-additional-data: dates above the thumbnails move with them', async ({
  page,
}) => {
  const modal = await openGallery(page, 'previews-template-additional-data', 334);
  const dates = modal.strip.getByRole('time');
  await expect(dates).toHaveText(['Feb 13, 2022', 'Feb 15, 2022', 'Feb 16, 2022', 'Feb 20, 2022']);
  await modal.scrollOn.click();
  await expect(dates).toHaveText(['Feb 15, 2022', 'Feb 16, 2022', 'Feb 20, 2022', 'Mar 2, 2022']);
});

test.describe('in a time zone 14 hours ahead of UTC', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('previews-template-additional-data: the dates are the same as everywhere', async ({
    page,
  }) => {
    const modal = await openGallery(page, 'previews-template-additional-data', 334);
    const first = modal.strip.getByRole('time').first();
    await expect(first).toHaveText('Feb 13, 2022');
    await expect(first).toHaveAttribute('datetime', '2022-02-13T14:15:00.000Z');
  });
});
