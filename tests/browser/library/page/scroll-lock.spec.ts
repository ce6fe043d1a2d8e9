/** The page behind an open modal gallery neither scrolls nor moves, and its own locks stay its own. */
import type { Page } from '@playwright/test';
import { modalOf } from '../../lib/gallery';
import { expect, test } from '../../lib/fixtures';
import { closeGallery, gotoPage, openGallery, testPages } from '../../lib/scroll-pages';

test.use({ startsDemos: false, contextOptions: { reducedMotion: 'reduce' } });

testPages();

test.describe('with a lock of the application', () => {
  for (const element of ['documentElement', 'body'] as const) {
    const set = (page: Page, value: string) =>
      page.evaluate(
        ([name, overflow]) => {
          document[name].style.overflow = overflow;
        },
        [element, value] as const,
      );
    const take = (page: Page) =>
      page.evaluate((name) => {
        const { style } = document[name];
        const before = style.overflow;
        style.overflow = 'hidden';
        return before;
      }, element);
    const expectScrolls = async (page: Page, scrolls: boolean) => {
      await expect(modalOf(page).dialog).toHaveCount(0);
      const isLocked = () =>
        page.evaluate(() =>
          [document.documentElement, document.body].some(
            (each) => getComputedStyle(each).overflowY === 'hidden',
          ),
        );
      expect(await isLocked()).toBe(!scrolls);
    };

    test(`one on ${element} that ends while the gallery is open ends`, async ({ page }) => {
      await gotoPage(page, '');
      await set(page, 'hidden');
      await openGallery(page);
      await set(page, '');
      await closeGallery(page);
      await expectScrolls(page, true);
    });

    test(`one on ${element} that ends after the gallery stays until then`, async ({ page }) => {
      await gotoPage(page, '');
      await set(page, 'hidden');
      await openGallery(page);
      await closeGallery(page);
      await expectScrolls(page, false);
      await set(page, '');
      await expectScrolls(page, true);
    });

    test(`one on ${element} that begins while the gallery is open survives it, and ends`, async ({
      page,
    }) => {
      await gotoPage(page, '');
      await openGallery(page);
      const before = await take(page);
      await closeGallery(page);
      await expectScrolls(page, false);
      await set(page, before);
      await expectScrolls(page, true);
    });

    test(`one on ${element} that begins and ends while the gallery is open changes nothing`, async ({
      page,
    }) => {
      await gotoPage(page, 'html { overflow-y: scroll; }');
      await openGallery(page);
      await set(page, await take(page));
      await closeGallery(page);
      await expectScrolls(page, true);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
    });

    test(`one on ${element} and two galleries`, async ({ page }) => {
      await gotoPage(page, '');
      await set(page, 'hidden');
      await openGallery(page, 1);
      await openGallery(page, 2);
      await set(page, '');
      await closeGallery(page, 1);
      await closeGallery(page, 2);
      await expectScrolls(page, true);
    });
  }
});

test('the lock of the page is no style that every element of it inherits', async ({ page }) => {
  await gotoPage(page, '');
  const count = () =>
    page.evaluate(() => {
      const inherits = (element: Element) =>
        getComputedStyle(element).getPropertyValue('--ks-scroll-lock') !== '';
      return [...document.querySelectorAll('*')].filter(inherits).length;
    });
  await openGallery(page);
  expect(await count()).toBe(1);
  await closeGallery(page);
  expect(await count()).toBe(0);
});
