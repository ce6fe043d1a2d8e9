import type { Page } from '@playwright/test';
import { demoRoutes, neighbours } from '@/components/site/route-map';
import { forEachCase, someOf } from '../lib/cases';
import { expect, test } from '../lib/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const total = demoRoutes().length;

function demoIndexOf(page: Page) {
  const root = page.getByRole('region', { name: `All ${total} examples` });
  return {
    root,
    cards: root.getByRole('listitem').filter({ visible: true }),
    filter: (name: string | RegExp) => root.getByRole('checkbox', { name }),
    status: root.getByText(/^\d+ of \d+ examples$/),
    reset: root.getByRole('button', { name: 'Show all' }),
    nothing: root.getByText('No example matches all chosen filters.'),
  };
}

/** Number of demos of a component, of a subject, or of both. */
function countOf(group?: string, ...subjects: readonly string[]): number {
  return demoRoutes().filter(
    ({ demo }) =>
      (!group || demo?.group === group) &&
      (subjects.length === 0 || demo?.topics.some((topic) => subjects.includes(topic))),
  ).length;
}

test('filters work without scripts, and a click anywhere on a card opens its demo @no-script', async ({
  page,
}) => {
  await page.goto('demo/');
  const { cards, filter, nothing, reset, status } = demoIndexOf(page);
  await expect(cards).toHaveCount(total);
  // What needs scripts is not offered.
  await expect(status).toBeHidden();
  await expect(reset).toBeHidden();
  await filter(/^Plain/).check();
  await expect(cards).toHaveCount(countOf('Plain'));
  await filter(/^Carousel/).check();
  await expect(cards).toHaveCount(countOf('Plain') + countOf('Carousel'));
  await filter(/^Captions/).check();
  await expect(cards).toHaveCount(countOf('Plain', 'captions') + countOf('Carousel', 'captions'));
  await filter(/^Carousel/).uncheck();
  await filter(/^Captions/).uncheck();
  await filter(/^Buttons/).check();
  await expect(cards).toHaveCount(0);
  await expect(nothing).toBeVisible();
  await filter(/^Layout/).check();
  await expect(cards).toHaveCount(countOf('Plain', 'layout', 'buttons'));
  await expect(nothing).toBeHidden();
  await reset.click();
  await expect(cards).toHaveCount(total);
  await expect(reset).toBeHidden();
  // The link covers the card, so a click on the picture follows it.
  await cards.nth(3).click({ position: { x: 20, y: 40 } });
  await expect(page).toHaveURL(new RegExp(`${demoRoutes()[3]?.path}/$`));
});

test('filters are counted, announced and kept in the URL, which may have unknown ones', async ({
  page,
}) => {
  await page.goto('demo/');
  const { cards, filter, status, reset } = demoIndexOf(page);
  const announced = page.getByRole('status').filter({ hasText: /^\d+ examples?$/ });
  // Its own script counts when it has started, which follows what was chosen before.
  await filter(/^Carousel/).check();
  await expect(status).toHaveText(`${countOf('Carousel')} of ${total} examples`);
  await expect(filter(/^Captions/)).toHaveAccessibleName(
    `Captions ${countOf('Carousel', 'captions')}`,
  );
  await expect(filter(/^Modal/)).toHaveAccessibleName(`Modal ${countOf('Modal')}`);
  await filter(/^Captions/).check();
  const shown = countOf('Carousel', 'captions');
  await expect(status).toHaveText(`${shown} of ${total} examples`);
  await expect(announced).toHaveText(`${shown} examples`);
  await expect(page).toHaveURL(/\/demo\/\?component=carousel&topic=captions$/);

  await page.reload();
  await expect(cards).toHaveCount(shown);
  await expect(status).toHaveText(`${shown} of ${total} examples`);

  await cards.first().click();
  await expect(page).toHaveURL(/carousel-content-projection/);
  await page.goBack();
  // The browser may restore the boxes before the script has started.
  await expect(status).toHaveText(`${shown} of ${total} examples`);
  await expect(cards).toHaveCount(shown);
  await expect(filter(/^Captions/)).toBeChecked();

  await reset.click();
  await expect(cards).toHaveCount(total);
  await expect(page).toHaveURL(/\/demo\/$/);
  await expect(announced).toHaveText(`${total} examples`);

  await page.goto('demo/?component=plain&component=table&topic=layout&page=2');
  await expect(cards).toHaveCount(countOf('Plain', 'layout'));
  await filter(/^Plain/).uncheck();
  await expect(page).toHaveURL(/\/demo\/\?page=2&topic=layout$/);
});

test('only pictures of the theme are fetched', async ({ page }) => {
  const pictures: string[] = [];
  // With a route the browser caches nothing, so that each case fetches its pictures.
  await page.route('**/images/demos/**', (route) => {
    pictures.push(new URL(route.request().url()).pathname);
    return route.continue();
  });
  type Case = [title: string, schemes: [system: 'dark' | 'light', page: string]];
  const cases: readonly Case[] = [
    ['system dark, page light', ['dark', 'light']],
    ['system light', ['light', '']],
    ['system light, page dark', ['light', 'dark']],
    ['system dark', ['dark', '']],
  ];
  await forEachCase(someOf(cases), async ([colorScheme, theme]) => {
    // A page without pictures of demos, whose storage is that of the site.
    await page.goto('about/');
    await page.evaluate((stored) => localStorage.setItem('ks-theme', stored), theme);
    await page.emulateMedia({ colorScheme });
    pictures.length = 0;
    await page.goto('demo/');
    const { cards } = demoIndexOf(page);
    await cards.last().scrollIntoViewIfNeeded();
    const ending = `-${theme || colorScheme}.avif`;
    const last = `${demoRoutes().at(-1)?.demo?.slug}${ending}`;
    await expect.poll(() => pictures.some((path) => path.endsWith(last))).toBe(true);
    expect(pictures.filter((path) => !path.endsWith(ending))).toEqual([]);
  });
});

test('cards are in two, three or four columns @all', async ({ page }) => {
  await page.goto('demo/');
  const list = demoIndexOf(page).root.getByRole('list');
  for (const [width, columns] of [
    [360, 2],
    [768, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
    expect(rows.split(' '), `at ${width} px`).toHaveLength(columns);
  }
});

test('previous and next carry the small pictures of their demos @all', async ({ page }) => {
  await page.goto('demo/carousel/');
  const links = page.getByRole('navigation', { name: 'Previous and next page' });
  await links.scrollIntoViewIfNeeded();
  for (const { demo } of Object.values(neighbours('/demo/carousel'))) {
    const picture = links.locator(`img[src*="/${demo.slug}-"]`).filter({ visible: true });
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveJSProperty('naturalWidth', 480);
  }
});

test('the picture of a card grows into the demo area, unless motion is reduced', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const groups = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        document.documentElement.dataset.groups = groups.join(' ');
      });
      document.documentElement.dataset.revealed = '';
    });
  });
  const cases = [
    ['motion is not reduced', 'no-preference'],
    ['motion is reduced', 'reduce'],
  ] as const;
  await forEachCase(cases, async (reducedMotion) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('demo/');
    await page.getByRole('main').getByRole('link', { name: 'Carousel minimal' }).click();
    await expect(page).toHaveURL(/\/demo\/carousel\/$/);
    const root = page.locator('html[data-revealed]');
    await expect(root).toHaveCount(1);
    const pattern = /::view-transition-group\(demo-carousel\)/;
    if (reducedMotion === 'reduce') await expect(root).not.toHaveAttribute('data-groups');
    else await expect(root).toHaveAttribute('data-groups', pattern);
  });
});
