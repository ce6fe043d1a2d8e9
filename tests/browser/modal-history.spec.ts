import type { Page } from '@playwright/test';
import { openModal } from './demos/gallery';
import { expect, test, rareIf } from './fixtures';

// A gallery without a name in the URL; those with one are in deep-links.spec.ts.
const opener = (page: Page) => page.getByRole('button', { name: 'Open the gallery' });

/** Goes to a demo after About in the history, then opens its gallery. */
async function openAfterAbout(page: Page) {
  await page.goto('about/');
  await page.goto('demo/array-simple/');
  return openModal(opener(page));
}

/** Closes the gallery; the application adds a history entry `delay` ms later, or in the same task. */
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

/** Goes back and expects an entry of the page, not of a gallery. */
async function backToUnmarked(page: Page, url: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(url);
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
    test(
      `stays on its new entry, and Back never lands on an entry of the gallery: ${when}`,
      rareIf(delay !== 'at once' && delay !== 20),
      async ({ page }) => {
        const { dialog } = await openAfterAbout(page);
        const url = page.url();
        await closeThenNavigate(page, delay);
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(`${url}?step=2`);

        await backToUnmarked(page, url);
        await page.evaluate(() => history.forward());
        await expect(page).toHaveURL(`${url}?step=2`);
        await backToUnmarked(page, url);
        await page.evaluate(() => history.back());
        await expect(page).toHaveURL(/about\/$/);
      },
    );
  }
});

for (const isOpen of [true, false]) {
  test(`an entry of the application with the state of the gallery's stays, gallery ${isOpen ? 'open' : 'just closed'}`, async ({
    page,
  }) => {
    const { dialog } = await openAfterAbout(page);
    const url = page.url();
    await page.evaluate((staysOpen) => {
      const close = document.querySelector<HTMLElement>('dialog[open] [aria-label^="Close"]');
      if (!staysOpen) close?.click();
      history.pushState({ ...history.state, step: 2 }, '', '?step=2');
      if (staysOpen) close?.click();
    }, isOpen);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${url}?step=2`);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(url);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(`${url}?step=2`);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(url);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/about\/$/);
  });
}

test('after a reload with an open gallery, Back never lands on an entry of the gallery', async ({
  page,
}) => {
  const { dialog } = await openAfterAbout(page);
  const url = page.url();
  await page.reload();
  await expect(dialog).toBeHidden();
  await expectUnmarked(page);
  await expect(page).toHaveURL(url);
  await openModal(opener(page));
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(url);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/about\/$/);
});

test(
  'returning by Back to a page left with an open gallery leaves no entry of the gallery',
  { tag: '@all' },
  async ({ page }) => {
    const { dialog } = await openAfterAbout(page);
    const url = page.url();
    await page.goto('features/');
    // The gallery is still open if the page comes from the back/forward cache, and closed if it was loaded again.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(url);
    await expect(async () => {
      if (await dialog.isVisible()) await page.keyboard.press('Escape');
      const fields = await page.evaluate(() => Object.keys(history.state ?? {}));
      expect(fields).not.toContain('ksModalGallery');
    }).toPass();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/about\/$/);
  },
);
