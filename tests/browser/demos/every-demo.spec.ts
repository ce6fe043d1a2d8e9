import { demoRoutes } from '@/components/site/route-map';
import { expect, expectAccessible, test } from '../fixtures';
import { steady, watchLayout } from '../layout-shift';
import { press } from './gallery';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, heading, demo } of demoRoutes()) {
  const slug = demo?.slug ?? path;

  if (demo?.group !== 'Carousel') {
    // The pages at rest are looked at with all the others.
    test(`${slug} opens its gallery, which is accessible in light and dark and moves nothing`, async ({
      page,
    }) => {
      const moved = await watchLayout(page);
      await page.goto(`${path.slice(1)}/`);
      const opener =
        demo?.group === 'Plain'
          ? page
              .getByRole('main')
              .locator('a, button')
              .filter({ has: page.locator('img') })
              .first()
          : page.getByRole('button', { name: /^Open gallery/ }).first();
      const { figure } = await press(
        slug === 'plain-atags' ? page.getByRole('link', { name: 'Image 1', exact: true }) : opener,
      );
      await expect(figure).toBeVisible({ timeout: 10_000 });
      // There the page itself writes a log.
      if (slug !== 'output-events') expect(await moved()).toBeLessThanOrEqual(steady);
      // Its colours are chosen to be seen, and the page says that they are no example.
      if (slug === 'description-full-custom') return;
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    });
  }

  test(`${slug} shows text, both sources and its pictures without scripts @no-script`, async ({
    page,
    request,
  }) => {
    await page.goto(`${path.slice(1)}/`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Live demo' })).toBeVisible();
    await expect(main.locator('pre').filter({ hasText: 'ks-gallery-react' }).first()).toBeVisible();
    await expect(main.locator('pre').filter({ hasText: '@Component' }).first()).toBeVisible();
    const pictures = main.getByRole('link', { name: /^Image \d/ });
    expect(await pictures.count()).toBeGreaterThan(2);
    const address = await pictures.last().evaluate((link: HTMLAnchorElement) => link.href);
    if (address.startsWith('data:')) return;
    const response = await request.get(address);
    expect(response.headers()['content-type']).toContain('image/');
  });
}

test('every demo page fits a window of 360 pixels without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const { path } of demoRoutes()) {
    await page.goto(`${path.slice(1)}/`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
