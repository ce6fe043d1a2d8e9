/** What is true of every page in a window. What its HTML alone shows is tested in tests/export. */
import type { Page } from '@playwright/test';
import { routeOf, routes, type Route } from '@/components/site/route-map';
import { sampleOf } from '../../sample';
import { forEachCase } from '../lib/cases';
import { expect, expectAccessible, test } from '../lib/fixtures';
import { allowedLayoutShift, measureLayoutShift } from '../lib/layout-shift';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const urlOf = ({ path }: Route) => `.${path}`.replace(/\/?$/, '/');

/** One page of each kind, which "npm test" audits whole. */
const audited = {
  'guides and overviews': [
    '/',
    '/getting-started',
    '/about',
    '/performance',
    '/features/carousel',
    '/demo',
  ],
  'pages with galleries': [
    '/demo/carousel',
    '/demo/array-simple',
    '/demo/plain-layouts',
    '/playground',
    '/react',
    '/react/render-slots',
  ],
};

/** Pages whose width is also measured with text of 200 %. */
const hasLargeText = ({ path, featureGroup }: Route) =>
  Boolean(featureGroup) ||
  ['/getting-started', '/migration', '/about', '/demo/carousel', '/react/zoom'].includes(path);

/** Pages that are also measured from right to left and with wider spacing of text. */
const hasModes = ({ path }: Route) =>
  [
    '/',
    '/features/carousel',
    '/features/modal-gallery',
    '/demo/array-simple',
    '/demo/carousel',
  ].includes(path);

const largeText = ':root { font-size: 200% !important }';

/** What users change in a page, and the widths of windows in which no page scrolls sideways then. */
const states = [
  { name: 'as it is', widths: [320, 360, 1440], rareWidths: [768, 1024, 1280, 2560] },
  {
    name: 'with text of 200 %',
    css: largeText,
    widths: [360, 640, 1280],
    rareWidths: [768, 1024, 1440],
  },
  { name: 'with text of 200 %', css: largeText, widths: [320], isFor: hasLargeText },
  { name: 'from right to left', dir: 'rtl', widths: [360, 1280], isFor: hasModes },
  {
    name: 'with wider spacing',
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    widths: [640, 1280],
    isFor: hasModes,
  },
];

/** Expects that nothing is wider than its place, which is the page or a table in it, in all states. */
async function expectNoOverflow(page: Page, route: Route, isRare = false): Promise<void> {
  for (const { name, css = '', dir = 'ltr', widths, rareWidths = [], isFor } of states) {
    if (isFor && !isFor(route)) continue;
    await page.evaluate(
      ([text, direction]) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
        document.documentElement.dir = direction;
      },
      [css, dir] as const,
    );
    for (const width of isRare ? rareWidths : widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflows = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('.reference-table')]
          .filter((box) => box.scrollWidth > box.clientWidth)
          .map((box) => box.outerHTML.slice(0, 80)),
      );
      expect.soft(overflows, `overflow at ${width} px ${name}`).toEqual([]);
    }
  }
}

const isAudited = (route: Route) => Object.values(audited).flat().includes(route.path);
const others = routes.filter((route) => !isAudited(route));
const isBelow = (start: string) => (route: Route) => route.path.startsWith(start);
const isGuide = (route: Route) => !isBelow('/demo')(route) && !isBelow('/react')(route);

for (const [name, pages] of [
  ...Object.entries(audited).map(([kind, paths]) => [kind, paths.map(routeOf)] as const),
  ['other demos', others.filter(isBelow('/demo'))],
  ['other pages of the React edition', others.filter(isBelow('/react'))],
  ['other guides', others.filter(isGuide)],
] as const) {
  const cases = (of: readonly Route[]) => of.map((route) => [route.path, route] as const);

  const sideBySide = { type: 'own page', description: 'groups of pages are visited side by side' };
  test(
    `${name} load, fit every window and shift nothing`,
    { annotation: sideBySide },
    async ({ page }) => {
      const layoutShift = await measureLayoutShift(page);
      const tried = isAudited(pages[0]!) ? pages : sampleOf(pages, 8);
      await forEachCase(cases(tried), async (route) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        const response = await page.goto(urlOf(route));
        expect.soft(response!.status(), 'status').toBe(200);
        const shift = await layoutShift({ isWhole: true });
        expect.soft(shift, 'layout shift').toBeLessThanOrEqual(allowedLayoutShift);
        if (isAudited(route)) await expectAccessible(page);
        await expectNoOverflow(page, route);
      });
    },
  );

  test(
    `${name} are accessible, light and dark, wide and narrow, in both editions, and shift nothing on a phone`,
    { tag: '@all' },
    async ({ page }) => {
      // axe needs long for the longest tables on a busy machine.
      test.slow();
      const layoutShift = await measureLayoutShift(page);
      await forEachCase(cases(pages), async (route) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(urlOf(route));
        await expectAccessible(page);
        await expectNoOverflow(page, route, true);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.evaluate(() => localStorage.setItem('ks-edition', 'angular'));
        await page.reload();
        expect(await layoutShift(), 'on a phone').toBeLessThanOrEqual(allowedLayoutShift);
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'light' });
        if (isAudited(route)) await expectAccessible(page);
        await page.evaluate(() => localStorage.clear());
      });
    },
  );
}
