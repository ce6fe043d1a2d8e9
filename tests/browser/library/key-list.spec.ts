import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../lib/fixtures';
import { gotoLibraryPage, svg } from '../lib/library-page';
import { openByButton } from '../lib/opener';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const gallery = (page: Page) => page.locator('dialog.ks-modal-gallery');

/** Opens a gallery by its button and shows its keys. */
async function openList(page: Page): Promise<void> {
  const img = svg('width="400" height="300"');
  await openByButton(
    page,
    [0, 1].map((id) => ({ id, modal: { img, alt: `Image ${id}` } })),
  );
  await page.getByRole('button', { name: 'Next image' }).focus();
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
}

test('Escape closes the list of keys, then the gallery, and focus goes back each time', async ({
  page,
}) => {
  await gotoLibraryPage(page);
  await openList(page);
  const next = page.getByLabel('Next image');
  // The gallery is inert behind the list.
  await next.evaluate((element: HTMLElement) => element.focus());
  await expect(list(page).locator(':focus')).toHaveCount(1);
  await page.mouse.click(5, 5);
  await expect(list(page)).toBeHidden();
  await expect(gallery(page)).toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press('?');
  await expect(list(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(next).toBeFocused();
  // After its last control, focus is with the browser, and the key goes to the body.
  await page.keyboard.press('?');
  await list(page).evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(gallery(page)).toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Opener' })).toBeFocused();
});

test('Back closes the gallery together with its list of keys', async ({ page }) => {
  await gotoLibraryPage(page);
  await openList(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Opener' })).toBeFocused();
});

test('the list of keys fits a small window; on a phone each line has its keys and what they do', async ({
  page,
}) => {
  await gotoLibraryPage(page);
  await openList(page);
  for (const [width, direction, fontSize] of [
    [320, 'ltr', '100%'],
    [360, 'ltr', '200%'],
    [640, 'rtl', '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 560 });
    await page.locator('html').evaluate(
      ({ style }, [writing, size]) => {
        style.direction = writing;
        style.fontSize = size;
      },
      [direction, fontSize] as const,
    );
    const { left, right, top, bottom, overflow } = await list(page).evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom, overflow: element.scrollWidth - element.clientWidth };
    });
    const name = `${width} px, ${direction}, text of ${fontSize}`;
    expect(Math.min(left, top), name).toBeGreaterThanOrEqual(0);
    expect(right, name).toBeLessThanOrEqual(width);
    expect(bottom, name).toBeLessThanOrEqual(560);
    expect(overflow, name).toBe(0);
  }
  await page.locator('html').evaluate((root) => root.removeAttribute('style'));
  await page.setViewportSize({ width: 360, height: 740 });
  const lines = await list(page)
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map(({ children }) => [...children].map((part) => part.getBoundingClientRect().top)),
    );
  expect(lines.length).toBeGreaterThan(5);
  for (const [keys, action] of lines) expect(keys).toBe(action);
  const hidden = await list(page).evaluate(
    (element) => element.scrollHeight - element.clientHeight,
  );
  expect(hidden).toBe(0);
});

test('the list of keys has no axe violation', { tag: '@all' }, async ({ page }) => {
  await gotoLibraryPage(page);
  await openList(page);
  await expectAccessible(page);
});
