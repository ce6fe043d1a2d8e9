import { expectLeft, modalOf, openGallery } from '../browser/lib/gallery';
import { expect, test } from '../browser/lib/fixtures';

test('a user opens a gallery, tries a demo, reads a page and searches', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('main').getByRole('link', { name: 'Image 1' }).click();
  await expect(modalOf(page).dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expectLeft(page);

  const gallery = await openGallery(page, 'array-simple');
  await gallery.next.click();
  await expect(gallery.image).toHaveAttribute('src', /img2/);

  // The host redirects to the URL with a trailing slash.
  await page.goto('./about');
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page).toHaveTitle(/^About/);

  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('searchbox').fill('esc key');
  await search.getByRole('link', { name: 'KeyboardConfig.esc' }).first().click();
  await expect(page).toHaveURL(/\/features\/keyboard-config\/#KeyboardConfig\.esc$/);
});

test.describe('an unknown URL', () => {
  test.use({ expectedProblems: /status of 404/ });

  test('leads to the home page', async ({ page }) => {
    const response = await page.goto('./no/such/page/');
    expect(response!.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveTitle(/^Home/);
  });
});
