import { documentTitle, routes } from '@/components/site/route-map';
import { expect, test } from './fixtures';

for (const route of routes) {
  const address = `.${route.path}`.replace(/\/?$/, '/');

  test(`${route.path} loads without a complaint of the browser`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(documentTitle(route));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}
