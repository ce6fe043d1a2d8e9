/** Live components above what the pages of the features say about them. */
import { modalOf } from '../lib/gallery';
import { expect, expectAccessible, test } from '../lib/fixtures';

test('a thumbnail of each strategy opens the gallery, with the toolbar that its page is about', async ({
  page,
}) => {
  await page.goto('./features/plain-gallery/');
  const galleries = page.getByRole('group', { name: /^Photographs in a (row|grid|column)$/ });
  await expect(galleries).toHaveCount(3);
  for (const gallery of await galleries.all()) {
    await gallery.getByRole('link').nth(1).click();
    const { dialog, figure } = modalOf(page);
    await expect(figure).toHaveText(/^Image 2\/6/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  await page.goto('./features/upper-buttons/');
  await page.getByRole('group', { name: 'Photographs in a row' }).getByRole('link').first().click();
  for (const name of ['Download', 'Delete', 'full-screen', 'Close']) {
    const button = modalOf(page).dialog.getByRole('button', { name: new RegExp(name, 'i') });
    await expect(button.first()).toBeVisible();
  }
});

test('links and options mark the part that they are about, in an example that stays in view', async ({
  page,
}) => {
  await page.goto('./features/carousel/');
  await expectAccessible(page);
  const example = page.getByRole('figure').first();
  const dots = example.getByRole('tablist');
  await expect(dots).toHaveCSS('outline-style', 'none');
  await example.getByRole('link', { name: 'dots' }).focus();
  await expect(dots).toHaveCSS('outline-style', 'solid');
  await page.getByRole('link', { name: 'carouselPreviewsConfig', exact: true }).focus();
  await expect(dots).toHaveCSS('outline-style', 'none');
  await page.getByRole('link', { name: 'carouselDotsConfig', exact: true }).focus();
  await expect(dots).toHaveCSS('outline-style', 'solid');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./features/modal-gallery/');
  await page.getByRole('row', { name: /^sidePreviews/ }).scrollIntoViewIfNeeded();
  await page.getByRole('row', { name: /^sidePreviews/ }).hover();
  const viewer = page.getByRole('link', { name: 'Open the modal gallery' });
  await expect(viewer).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'dotsConfig', exact: true }).focus();
  await expect(viewer).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-part=dots]')).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('[data-part=caption]')).toHaveCSS('outline-style', 'none');
});

test(
  'without scripts a thumbnail shows its image @no-script',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('./features/modal-gallery/');
    await page
      .getByRole('group', { name: 'Photographs in a row' })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/#row-1-0$/);
    await expect(page.locator(':target').getByRole('img')).toBeVisible();
  },
);
