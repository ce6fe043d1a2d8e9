import type { Page } from '@playwright/test';
import { demoRoutes, neighbours } from '@/components/site/route-map';
import { expect, test, rareIf } from '../lib/fixtures';

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

test('a click anywhere on a card opens its demo, also without scripts @no-script', async ({
  page,
}) => {
  await page.goto('demo/');
  const { cards, status } = demoIndexOf(page);
  await expect(cards).toHaveCount(total);
  // What needs scripts is not offered.
  await expect(status).toBeHidden();
  // The link covers the card, so a click on the picture follows it.
  await cards.nth(3).click({ position: { x: 20, y: 40 } });
  await expect(page).toHaveURL(new RegExp(`${demoRoutes()[3]?.path}/$`));
});

test('filters work without scripts: one of the values of each kind @no-script', async ({
  page,
}) => {
  await page.goto('demo/');
  const { cards, filter, nothing, reset } = demoIndexOf(page);
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
});

test('filters are counted, announced, and kept in the URL', async ({ page }) => {
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
});

test('a URL with filters shows what they leave, and ignores unknown ones', async ({ page }) => {
  await page.goto('demo/?component=plain&component=table&topic=layout&page=2');
  const { cards, filter } = demoIndexOf(page);
  await expect(cards).toHaveCount(countOf('Plain', 'layout'));
  await filter(/^Plain/).uncheck();
  await expect(page).toHaveURL(/\/demo\/\?page=2&topic=layout$/);
});

for (const [scheme, theme] of [
  ['light', undefined],
  ['dark', undefined],
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(
    `only pictures of the theme are fetched: system ${scheme}, page ${theme ?? 'as the system'}`,
    rareIf(scheme !== 'dark' || theme === undefined),
    async ({ page }) => {
      const pictures: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.includes('/images/demos/')) pictures.push(pathname);
      });
      await page.emulateMedia({ colorScheme: scheme });
      await page.addInitScript((stored) => {
        if (stored) localStorage.setItem('ks-theme', stored);
      }, theme);
      await page.goto('demo/');
      const { cards } = demoIndexOf(page);
      await cards.last().scrollIntoViewIfNeeded();
      const last = `${demoRoutes().at(-1)?.demo?.slug}-${theme ?? scheme}.avif`;
      await expect.poll(() => pictures.some((path) => path.endsWith(last))).toBe(true);
      expect(pictures.filter((path) => !path.endsWith(`-${theme ?? scheme}.avif`))).toEqual([]);
    },
  );
}

for (const [width, columns] of [
  [360, 2],
  [768, 3],
  [1440, 4],
] as const) {
  test(
    `at ${width} px there are ${columns} cards in a row`,
    rareIf(width === 768),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('demo/');
      const list = demoIndexOf(page).root.getByRole('list');
      const rows = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
      expect(rows.split(' ')).toHaveLength(columns);
    },
  );
}

test(
  'previous and next carry the small pictures of their demos',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('demo/carousel/');
    const links = page.getByRole('navigation', { name: 'Previous and next page' });
    await links.scrollIntoViewIfNeeded();
    for (const { demo } of Object.values(neighbours('/demo/carousel'))) {
      const picture = links.locator(`img[src*="/${demo.slug}-"]`).filter({ visible: true });
      await expect(picture).toHaveCount(1);
      await expect(picture).toHaveJSProperty('naturalWidth', 480);
    }
  },
);

test.describe('between the demo index and a demo', () => {
  for (const [reducedMotion, expected] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(`the picture ${expected ? 'grows' : 'does not grow'} into the demo area with the motion preference ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
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
      await page.goto('demo/');
      await page.getByRole('main').getByRole('link', { name: 'Carousel minimal' }).click();
      await expect(page).toHaveURL(/\/demo\/carousel\/$/);
      const root = page.locator('html[data-revealed]');
      await expect(root).toHaveCount(1);
      const pattern = /::view-transition-group\(demo-carousel\)/;
      if (expected) await expect(root).toHaveAttribute('data-groups', pattern);
      else await expect(root).not.toHaveAttribute('data-groups');
    });
  }
});
