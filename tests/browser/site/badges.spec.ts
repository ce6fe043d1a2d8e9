import type { Page, Route } from '@playwright/test';
import { externalImageHosts } from '@/components/site/site-facts';
import { forEachCase, someOf } from '../lib/cases';
import { boxOf, expect, test } from '../lib/fixtures';

const link = (page: Page) => page.getByRole('link', { name: 'See forks' });
const text = (page: Page) => link(page).getByText('See forks');
const image = (page: Page) => link(page).getByRole('presentation');

/** Opens a page whose badges are answered by `answer`, with the first badge requested. */
async function openWithBadges(page: Page, answer: (route: Route) => Promise<void>) {
  await page.unrouteAll();
  await page.route(({ origin }) => externalImageHosts.includes(origin), answer);
  const requested = page.waitForRequest((request) =>
    externalImageHosts.includes(new URL(request.url()).origin),
  );
  await page.goto('./about/');
  await requested;
}

const widthOfImage = async (page: Page) =>
  (await image(page).evaluate((img) => img.getBoundingClientRect())).width;

test('a badge covers the text of its link when it has arrived, and moves nothing', async ({
  page,
}) => {
  const sizes = ['width="80" height="20"', 'width="300" height="20"', 'width="9" height="9"'];
  await forEachCase(someOf(sizes.map((size) => [size, size] as const)), async (size) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const body = `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`;
    await openWithBadges(page, async (route) => {
      await released;
      await route.fulfill({ contentType: 'image/svg+xml', body });
    });
    await expect(text(page)).toBeInViewport({ ratio: 1 });
    expect(await widthOfImage(page)).toBe(0);
    const before = await boxOf(link(page));
    release();
    await expect(image(page)).toBeInViewport({ ratio: 1 });
    await expect(text(page)).not.toBeInViewport();
    await expect(link(page)).toBeInViewport({ ratio: 1 });
    expect(await boxOf(link(page))).toEqual(before);
  });

  await test.step('the menu has its position before the badges have been read', async () => {
    const bar = page.getByRole('banner');
    const search = bar.getByRole('button', { name: 'Search' });
    const places = async () => [
      await boxOf(bar.getByRole('link', { name: 'Examples' })),
      await boxOf(search),
    ];
    const before = await places();
    // What a browser has while it is still reading the end of the navbar.
    await search.evaluate((button) => {
      const removeAfter = (node: Element) => {
        while (node.nextElementSibling) node.nextElementSibling.remove();
      };
      removeAfter(button);
      if (button.parentElement) removeAfter(button.parentElement);
    });
    await expect(link(page)).toHaveCount(0);
    expect(await places()).toEqual(before);
  });
});

test.describe('a badge that does not arrive', () => {
  test.use({ expectedProblems: /ERR_FAILED|503/ });

  test('leaves the text of its link and renders nothing else', async ({ page }) => {
    const cases = [
      ['an error', (route: Route) => route.fulfill({ status: 503, body: '' })],
      ['no connection', (route: Route) => route.abort()],
      ['no image', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>x</p>' })],
    ] as const;
    await forEachCase(someOf(cases), async (answer) => {
      await openWithBadges(page, answer);
      await expect
        .poll(() => image(page).evaluate((img: HTMLImageElement) => img.complete))
        .toBe(true);
      await expect(text(page)).toBeInViewport({ ratio: 1 });
      expect(await widthOfImage(page)).toBe(0);
    });
  });
});
