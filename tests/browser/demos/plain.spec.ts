import type { Locator } from '@playwright/test';
import { boxOf, expect, test } from '../lib/fixtures';
import { liveDemo, modalOf, openModal } from '../lib/gallery';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function positionsOf(links: Locator) {
  const boxes = await Promise.all((await links.all()).map(boxOf));
  return boxes.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

test('plain-layouts: two rows, a column and a grid each open all five images', async ({ page }) => {
  await page.goto('demo/plain-layouts/');
  const gallery = (heading: string) =>
    page
      .getByRole('region', { name: heading, exact: true })
      .getByRole('group', { name: 'Plain gallery content' });
  const [row, spread, column, grid] = ['Row', 'Row with space around', 'Column', 'Grid'].map(
    (heading) => gallery(heading).getByRole('link'),
  ) as [Locator, Locator, Locator, Locator];

  await expect(row).toHaveCount(2);
  await expect(spread).toHaveCount(2);
  await expect(column).toHaveCount(3);
  await expect(grid).toHaveCount(5);

  const inRow = await positionsOf(row);
  expect(new Set(inRow.map(({ y }) => y)).size).toBe(1);
  const inSpread = await positionsOf(spread);
  expect(inSpread[1]!.x - inSpread[0]!.x).toBeGreaterThan(150);
  expect(new Set((await positionsOf(column)).map(({ x }) => x)).size).toBe(1);
  const inGrid = await positionsOf(grid);
  expect(new Set(inGrid.map(({ y }) => y)).size).toBe(2);
  expect(inGrid.filter(({ y }) => y === inGrid[0]!.y)).toHaveLength(3);
  expect((await boxOf(gallery('Grid'))).width).toBeCloseTo(280, 0);

  for (const links of [row, spread, column, grid]) {
    const modal = await openModal(links.nth(1));
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
    await expect(links.nth(1)).toBeFocused();
  }
  await grid.last().focus();
  await page.keyboard.press('Space');
  await expect(modalOf(page).figure).toHaveText('Image 5/5');
});

test('plain-atags: links with a name and a background image open with Enter @all', async ({
  page,
}) => {
  await page.goto('demo/plain-atags/');
  const links = page.getByRole('group', { name: 'Plain gallery content' }).getByRole('link');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    await expect(link).toHaveCSS('background-image', /url\(/);
    await expect(link).toHaveCSS('background-size', 'cover');
    await expect(link).toHaveCSS('background-position', '50% 50%');
    await expect(link.locator('img')).toHaveCount(0);
    await expect(link).toHaveAccessibleName(/\S/);
  }
  await expect(links.nth(1)).toHaveAttribute('title', 'Image 2/5 - Description 2');
  await expect(links.nth(1)).toHaveAttribute('href', '#plain-atags-1');
  const modal = await openModal(links.nth(0));
  await page.keyboard.press('Escape');
  await links.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
  await page.keyboard.press('End');
  await expect(modal.figure).toHaveText('Image 5/5');
});

test('plain-image-pointer: the last of three thumbnails shows how many images are left @all', async ({
  page,
}) => {
  await page.goto('demo/plain-image-pointer/');
  const thumbnails = page.getByRole('button', { name: /^Open image \d/ });
  await expect(thumbnails).toHaveCount(3);
  await expect(thumbnails.nth(2)).toHaveText('+2 more');
  const box = await boxOf(thumbnails.nth(2).getByText('+2 more'));
  expect(box.width).toBeCloseTo(50, 0);
  expect(box.height).toBeCloseTo(50, 0);
  const captions = ['Image 1/5', 'Image 2/5 - Description 2', 'Image 3/5 - Description 3'];
  for (const [index, caption] of captions.entries()) {
    const modal = await openModal(thumbnails.nth(index));
    await expect(modal.figure).toHaveText(caption);
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
  }
});

test('plain-custom-desc: five captioned figures wrap and open the gallery at their image @all', async ({
  page,
}) => {
  await page.goto('demo/plain-custom-desc/');
  const figures = liveDemo(page).getByRole('figure');
  const none = 'No description available';
  const texts = [none, 'Description 2', 'Description 3', 'Description 4', none];
  await expect(figures.locator('figcaption')).toHaveText(texts);
  expect((await boxOf(figures.first())).width).toBeCloseTo(200, 0);
  const modal = await openModal(figures.nth(3).getByRole('button', { name: 'Open image 4' }));
  await expect(modal.figure).toHaveText('Image 4/5 - Description 4');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 480, height: 900 });
  expect(new Set((await positionsOf(figures)).map(({ y }) => y)).size).toBeGreaterThan(1);
});
