import type { Page } from '@playwright/test';
import { demoRouteOf, demoRoutes, type Route } from '@/components/site/route-map';
import { forEachCase } from '../lib/cases';
import { boxOf, expect, expectAccessible, test } from '../lib/fixtures';
import { allowedLayoutShift, measureLayoutShift } from '../lib/layout-shift';
import { getOpener, liveDemo, openModal } from '../lib/gallery';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The first control that opens the gallery of a demo. */
function openerOf(page: Page, { demo }: Route) {
  if (demo?.slug === 'plain-atags') return page.getByRole('link', { name: 'Image 1', exact: true });
  // The first gallery of this demo closes by itself, maybe during an audit.
  if (demo?.slug === 'auto-close-and-auto-update')
    return page.getByRole('button', { name: 'Open, update after 4 seconds' });
  if (demo?.group !== 'Plain') return getOpener(page);
  const controls = page.getByRole('main').locator('a, button');
  return controls.filter({ has: page.locator('img') }).first();
}

const frequent = ['array-simple', 'plain-layouts'];

// pages.spec.ts audits the pages without an open gallery.
test('demos open their galleries, which are accessible in light and dark and shift no layout', async ({
  page,
}) => {
  const routes = demoRoutes().filter(
    ({ demo }) =>
      demo && demo.group !== 'Carousel' && (process.env.TEST_ALL || frequent.includes(demo.slug)),
  );
  const layoutShift = await measureLayoutShift(page);
  const cases = routes.map((route) => [route.path, route] as const);
  await forEachCase(cases, async (route) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${route.path.slice(1)}/`);
    const { figure } = await openModal(openerOf(page, route));
    await expect(figure).toBeVisible({ timeout: 10_000 });
    // The log of this page grows by design.
    if (route.demo?.slug !== 'output-events')
      expect(await layoutShift()).toBeLessThanOrEqual(allowedLayoutShift);
    // The colours have a low contrast on purpose, as the page says.
    if (route.demo?.slug === 'description-full-custom') return;
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
});

// tests/export/pages.test.mjs finds the same in the HTML of every demo.
test('without JavaScript a demo shows text, both sources and its images, one of which covers the page @no-script', async ({
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
  await links.first().click();
  const close = liveDemo(page).getByRole('link', { name: 'Close' }).first();
  await expect(close).toBeVisible();
  // The place of the navbar, which would receive the click if it were above the image.
  expect((await boxOf(close)).y).toBeLessThan(56);
  await close.click();
  await expect(close).toBeHidden();
});
