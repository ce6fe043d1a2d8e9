import type { Page } from '@playwright/test';
import { documentTitle, routeOf, routes, type Route } from '@/components/site/route-map';
import { sampleOf } from '../sample';
import { getOpener, modalOf, openModal } from './demos/gallery';
import { expect, expectAccessible, rareIf, test } from './fixtures';
import { allowedLayoutShift, measureLayoutShift } from './layout-shift';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const urlOf = ({ path }: Route) => `.${path}`.replace(/\/?$/, '/');

/** One page of each kind, which "npm test" audits whole. */
const audited = [
  '/',
  '/getting-started',
  '/about',
  '/performance',
  '/features/carousel',
  '/demo',
  '/demo/array-simple',
  '/demo/carousel',
  '/demo/plain-layouts',
  '/playground',
  '/react',
  '/react/render-slots',
];

/** Pages whose width is also measured with text of 200 %. */
const hasLargeText = ({ path, feature }: Route) =>
  Boolean(feature) ||
  ['/getting-started', '/migration', '/about', '/demo/carousel', '/react/zoom'].includes(path);

/** Boxes that are wider than their place: the page, or a table in it. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.reference-table')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => box.outerHTML.slice(0, 80)),
  );
}

async function expectNoOverflow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  expect.soft(await overflows(page), `overflow at ${width} px`).toEqual([]);
}

/** The first control that opens the gallery of a demo, if it has one. */
function openerOf(page: Page, { demo }: Route) {
  if (demo?.slug === 'plain-atags') return page.getByRole('link', { name: 'Image 1', exact: true });
  if (demo?.group === 'Plain')
    return page
      .getByRole('main')
      .locator('a, button')
      .filter({ has: page.locator('img') })
      .first();
  if (demo?.group === 'Modal') return getOpener(page);
  return undefined;
}

/** The pages that "npm test" visits. */
const visited = [...audited.map((path) => routeOf(path)), ...sampleOf(routes, 8)];

for (const route of routes) {
  test(
    `${route.path} loads, fits every window and shifts nothing`,
    rareIf(!visited.includes(route)),
    async ({ page }) => {
      const layoutShift = await measureLayoutShift(page);
      const response = await page.goto(urlOf(route));
      expect.soft(response!.status(), 'status').toBe(200);
      await expect.soft(page, 'title').toHaveTitle(documentTitle(route));
      await expect.soft(page.getByRole('heading', { level: 1 }), 'top heading').toHaveCount(1);
      const shift = await layoutShift({ isWhole: true });
      expect.soft(shift, 'layout shift').toBeLessThanOrEqual(allowedLayoutShift);
      if (audited.includes(route.path)) await expectAccessible(page);

      // The other galleries are opened by the tests of their demos, and by every-demo.spec.ts.
      const opener = audited.includes(route.path) && openerOf(page, route);
      if (opener) {
        const { dialog } = await openModal(opener);
        await expect.soft(modalOf(page).figure, 'image of the gallery').toBeVisible();
        expect
          .soft(await layoutShift(), 'layout shift of the opening')
          .toBeLessThanOrEqual(allowedLayoutShift);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }

      for (const width of [360, 1440]) await expectNoOverflow(page, width);
      if (!hasLargeText(route)) return;
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [320, 1280]) await expectNoOverflow(page, width);
    },
  );

  test(
    `${route.path} fits every window, loads without errors, shifts no layout and is accessible, light and dark, wide and narrow, in both editions`,
    rareIf(true),
    async ({ page }) => {
      // axe needs long for the longest tables on a busy machine.
      test.slow();
      await page.goto(urlOf(route));
      await expectAccessible(page);
      for (const width of [768, 1024]) await expectNoOverflow(page, width);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(() => localStorage.setItem('ks-edition', 'angular'));
      const layoutShift = await measureLayoutShift(page);
      await page.reload();
      expect(await layoutShift(), 'on a phone').toBeLessThanOrEqual(allowedLayoutShift);
      await expectAccessible(page);
    },
  );
}
