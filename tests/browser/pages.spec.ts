import { documentTitle, routes } from '@/components/site/route-map';
import { expect, test } from './fixtures';
import { steady, watchLayout } from './layout-shift';

for (const route of routes) {
  const address = `.${route.path}`.replace(/\/?$/, '/');

  test(`${route.path} loads without a complaint of the browser, and nothing moves`, async ({
    page,
  }) => {
    const moved = await watchLayout(page);
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(documentTitle(route));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await moved()).toBeLessThanOrEqual(steady);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    expect(await moved(), 'on a phone').toBeLessThanOrEqual(steady);
  });
}
