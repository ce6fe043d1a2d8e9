import type { Page } from '@playwright/test';
import { demoRouteOf, demoRoutes, type Route } from '@/components/site/route-map';
import { expect, expectAccessible, rareIf, test } from '../lib/fixtures';
import { allowedLayoutShift, measureLayoutShift } from '../lib/layout-shift';
import { getOpener, openModal } from '../lib/gallery';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The first control that opens the gallery of a demo. */
function openerOf(page: Page, { demo }: Route) {
  if (demo?.slug === 'plain-atags') return page.getByRole('link', { name: 'Image 1', exact: true });
  if (demo?.group !== 'Plain') return getOpener(page);
  const controls = page.getByRole('main').locator('a, button');
  return controls.filter({ has: page.locator('img') }).first();
}

// pages.spec.ts audits the pages without an open gallery.
for (const route of demoRoutes().filter(({ demo }) => demo?.group !== 'Carousel')) {
  const slug = route.demo?.slug ?? route.path;

  test(
    `${slug} opens its gallery, which is accessible in light and dark and shifts no layout`,
    rareIf(slug !== 'array-simple' && slug !== 'plain-layouts'),
    async ({ page }) => {
      const layoutShift = await measureLayoutShift(page);
      await page.goto(`${route.path.slice(1)}/`);
      const { figure } = await openModal(openerOf(page, route));
      await expect(figure).toBeVisible({ timeout: 10_000 });
      // The log of this page grows by design.
      if (slug !== 'output-events')
        expect(await layoutShift()).toBeLessThanOrEqual(allowedLayoutShift);
      // The colours have a low contrast on purpose, as the page says.
      if (slug === 'description-full-custom') return;
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    },
  );
}

// tests/export/pages.test.mjs finds the same in the HTML of every demo.
test('a demo shows text, both sources and its images without JavaScript @no-script', async ({
  page,
}) => {
  const { heading } = demoRouteOf('plain-layouts');
  await page.goto('demo/plain-layouts/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Live demo' })).toBeVisible();
  for (const text of ['ks-gallery-react', '@Component'])
    await expect(main.locator('pre').filter({ hasText: text }).first()).toBeVisible();
  const links = main.getByRole('link', { name: /^Image \d/ });
  expect(await links.count()).toBeGreaterThan(2);
  await expect(links.first()).toBeVisible();
});
