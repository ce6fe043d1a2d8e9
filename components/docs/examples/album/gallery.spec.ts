import { expect, test } from '@playwright/test';

test('a thumbnail opens its image, an arrow key steps, Escape closes', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'A lake' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('figure')).toContainText('Image 1/2');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('figure')).toContainText('Image 2/2');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
