import { documentTitle, routes } from '@/components/site/route-map';
import { expect, expectAccessible, test } from './fixtures';
import { allowedLayoutShift, measureLayoutShift } from './layout-shift';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of routes) {
  const url = `.${route.path}`.replace(/\/?$/, '/');

  test(`${route.path} loads without errors, shifts no layout and is accessible, light and dark, wide and narrow, in both editions`, async ({
    page,
  }) => {
    // axe needs long for the longest tables on a busy machine.
    test.slow();
    const layoutShift = await measureLayoutShift(page);
    const response = await page.goto(url);
    expect(response!.status()).toBe(200);
    await expect(page).toHaveTitle(documentTitle(route));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await layoutShift()).toBeLessThanOrEqual(allowedLayoutShift);
    await expectAccessible(page);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => localStorage.setItem('ks-edition', 'angular'));
    await page.reload();
    expect(await layoutShift(), 'on a phone').toBeLessThanOrEqual(allowedLayoutShift);
    await expectAccessible(page);
  });
}
