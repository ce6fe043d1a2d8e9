/** The HTML of pages and of opened galleries by the rules of the standard. */
import { readFileSync } from 'node:fs';
import { everyDemoRoute, routes, unlistedRoutes } from '@/components/site/route-map';
import { forEachCase } from '../lib/cases';
import { expect, test } from '../lib/fixtures';
import { getOpener, liveDemo, openModal } from '../lib/gallery';
import { findHtmlErrors } from '../lib/valid-html';

const byPath = <Given extends { path: string }>(given: readonly Given[]) =>
  given.map((route) => [route.path, route] as const);

test.describe('the HTML is that of the standard', { tag: '@all' }, () => {
  test('on every page', async () => {
    await forEachCase(byPath([...routes, ...unlistedRoutes]), async ({ path }) => {
      const file = path === '/404' ? 'out/404.html' : `out${path}/index.html`;
      expect(await findHtmlErrors(readFileSync(file, 'utf8'))).toEqual([]);
    });
  });

  test('with an open gallery', async ({ page }) => {
    // The thumbnails of one demo show the image of a carousel.
    const demos = everyDemoRoute().filter(
      ({ demo, path }) => demo?.group !== 'Carousel' && path !== '/react/class-names',
    );
    await forEachCase(byPath(demos), async ({ path, demo }) => {
      await page.goto(`.${path}/`);
      const thumbnail = liveDemo(page).locator('.ks-plain-gallery a').first();
      const opener = demo?.group === 'Modal' ? getOpener(page) : thumbnail;
      // Some demos of the React edition have no modal gallery.
      if (!(await opener.count())) return;
      await openModal(opener);
      expect(await findHtmlErrors(await page.content())).toEqual([]);
    });
  });
});
