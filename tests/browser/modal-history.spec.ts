import type { Page } from '@playwright/test';
import { press } from './demos/gallery';
import { expect, test } from './fixtures';

const thumbnail = (page: Page) =>
  page.getByRole('group', { name: 'Plain gallery content' }).getByRole('link').nth(2);

/** A page with another before it, and an open gallery. */
async function openAfterAbout(page: Page) {
  await page.goto('about/');
  await page.goto('./');
  return press(thumbnail(page));
}

/** Closes the gallery; the application adds an entry so many milliseconds later, or in the same task. */
async function closeThenNavigate(page: Page, delay: number | 'at once'): Promise<void> {
  await page.evaluate((after) => {
    const navigate = () => history.pushState({ application: true }, '', '?step=2');
    const close = document.querySelector<HTMLElement>('dialog[open] [aria-label^="Close"]');
    if (!close) throw new Error('There is no close button.');
    close.click();
    if (after === 'at once') navigate();
    else setTimeout(navigate, after);
  }, delay);
}

/** Presses Back, which has to lead to the page's own entry and to none of the gallery. */
async function backToUnmarked(page: Page, address: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(address);
  await expectUnmarked(page);
}

async function expectUnmarked(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(history.state ?? {})))
    .not.toContain('ksModalGallery');
}

test.describe('an application that navigates after closing a gallery', () => {
  for (const delay of ['at once', 0, 1, 2, 5, 10, 20] as const) {
    const when = typeof delay === 'number' ? `${delay} ms later` : delay;
    test(`stays there, and each Back does something: ${when}`, async ({ page }) => {
      const { dialog } = await openAfterAbout(page);
      const home = page.url();
      await closeThenNavigate(page, delay);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${home}?step=2`);

      await backToUnmarked(page, home);
      await page.evaluate(() => history.forward());
      await expect(page).toHaveURL(`${home}?step=2`);
      await backToUnmarked(page, home);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/about\/$/);
    });
  }
});

test('after a reload of an open gallery each Back does something', async ({ page }) => {
  const { dialog } = await openAfterAbout(page);
  const home = page.url();
  await page.reload();
  await expect(dialog).toBeHidden();
  await expectUnmarked(page);
  await expect(page).toHaveURL(home);
  await press(thumbnail(page));
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(home);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/about\/$/);
});

test('a gallery that was left for another page and is reached by Back leaves no idle entry', async ({
  page,
}) => {
  const { dialog } = await openAfterAbout(page);
  const home = page.url();
  await page.goto('features/');
  // Kept in memory it is still open, loaded again it is closed.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(home);
  await expect(async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    const fields = await page.evaluate(() => Object.keys(history.state ?? {}));
    expect(fields).not.toContain('ksModalGallery');
  }).toPass();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/about\/$/);
});
