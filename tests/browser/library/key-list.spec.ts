import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, rareIf } from '../lib/fixtures';
import { gotoLibraryPage, svg } from '../lib/library-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const gallery = (page: Page) => page.locator('dialog.ks-modal-gallery');

/** Opens a gallery by its button and shows its keys. */
async function openList(page: Page): Promise<void> {
  await page.evaluate((img) => {
    const images = [0, 1].map((id) => ({ id, modal: { img, alt: `Image ${id}` } }));
    const open = () =>
      window.library.modalGalleryService.open({ id: 1, images, currentImage: images[0]! });
    document.querySelector('button')!.addEventListener('click', open);
  }, svg('width="400" height="300"'));
  await page.getByRole('button', { name: 'Opener' }).click();
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

for (const [name, width, direction, fontSize] of [
  ['a window of 320 pixels', 320, 'ltr', '100%'],
  ['text of 200 %', 360, 'ltr', '200%'],
  ['a right-to-left page', 640, 'rtl', '100%'],
] as const) {
  test(`the list of keys fits ${name}`, rareIf(fontSize === '100%'), async ({ page }) => {
    await page.setViewportSize({ width, height: 560 });
    await gotoLibraryPage(page, {
      after: `html { direction: ${direction}; font-size: ${fontSize} }`,
    });
    await openList(page);
    const { left, right, top, bottom, overflow } = await list(page).evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom, overflow: element.scrollWidth - element.clientWidth };
    });
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(560);
    expect(overflow).toBe(0);
  });
}

test('on a phone each line of the list has its keys and what they do, and all lines fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoLibraryPage(page);
  await openList(page);
  const lines = await list(page)
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map(({ children }) => [...children].map((part) => part.getBoundingClientRect().top)),
    );
  expect(lines.length).toBeGreaterThan(5);
  for (const [keys, action] of lines) expect(keys).toBe(action);
  expect(await list(page).evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(
    0,
  );
});

test('the list of keys has no axe violation', { tag: '@all' }, async ({ page }) => {
  await gotoLibraryPage(page);
  await openList(page);
  await expectAccessible(page);
});
