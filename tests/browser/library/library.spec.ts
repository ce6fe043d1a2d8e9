import type { Page } from '@playwright/test';
import { openGallery, openModal, openWithControlledTimers } from '../lib/gallery';
import { boxOf, expect, test } from '../lib/fixtures';
import { advanceTimers, controlTimers } from '../lib/timers';
import { countKept } from '../lib/videos';
import { createFingers, middleOfImage, settle, slide } from '../lib/viewer';

/** The third thumbnail of the home page. */
const thumbnailOf = (page: Page) =>
  page.getByRole('group', { name: 'Plain gallery content' }).getByRole('link').nth(2);

/** Opens the gallery of the home page at the third image and waits until that has loaded. */
async function openAtThird(page: Page) {
  await controlTimers(page);
  await page.goto('./');
  const modal = await openModal(thumbnailOf(page));
  await expect(modal.figure).toHaveAttribute('data-status', 'loaded');
  return modal;
}

test('the page behind is inert, does not scroll and does not shift', async ({ page }) => {
  await controlTimers(page);
  await page.goto('./');
  const thumbnail = thumbnailOf(page);
  await thumbnail.scrollIntoViewIfNeeded();
  const before = await boxOf(thumbnail);
  const { dialog, image } = await openModal(thumbnail);
  await expect(image).toBeVisible();
  expect(await boxOf(thumbnail)).toEqual(before);
  const scrollPosition = await page.evaluate(() => scrollY);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await advanceTimers(page, 500);
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
  expect(await boxOf(thumbnail)).toEqual(before);
  await thumbnail.evaluate((element: HTMLElement) => element.focus());
  await expect(thumbnail).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(thumbnail).toBeFocused();
  expect(await boxOf(thumbnail)).toEqual(before);
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
});

test('Tab cycles inside the modal gallery in both directions', async ({ page }) => {
  const { dialog, close } = await openAtThird(page);
  await expect(close).toBeFocused();
  const focused = await dialog.evaluateHandle((element) => {
    const names: (string | null)[] = [];
    element.addEventListener('focusin', ({ target }) =>
      names.push((target as Element).getAttribute('aria-label')),
    );
    return names;
  });
  for (const key of ['Tab', 'Shift+Tab']) {
    await close.focus();
    await focused.evaluate((names) => void names.splice(0));
    for (let step = 0; step < 30; step += 1) await page.keyboard.press(key);
    const names = await focused.jsonValue();
    // Each press has moved the focus to an element of the gallery.
    expect(names).toHaveLength(30);
    expect(names).toContain('Close this modal image gallery');
    expect(names).toContain('Next image');
  }
});

test('a closed gallery leaves no dialog in memory', { tag: '@all' }, async ({ page }) => {
  await openGallery(page, 'array-simple');
  const element = await page.evaluateHandle(() => {
    const shown = document.querySelector('dialog[open]');
    return shown && new WeakRef(shown);
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.ks-modal-gallery')).toHaveCount(0);
  await countKept(page);
  expect(await element.evaluate((shown) => shown?.deref())).toBeUndefined();
});

test('the image moves with the finger, and back when the browser cancels the drag @touch', async ({
  page,
}) => {
  await openWithControlledTimers(page, 'array-simple');
  await settle(page);
  const middle = await middleOfImage(page);
  const content = page.locator('.ks-slide-content');
  const getOffset = async () => {
    const { x, width } = await boxOf(content);
    return x + width / 2 - middle.x;
  };
  const fingers = await createFingers(page);
  await slide(fingers, { 0: [middle, { ...middle, x: middle.x - 60 }] }, [0, 300]);
  await expect.poll(getOffset).toBeLessThan(-20);
  await fingers.cancel(310);
  await expect.poll(getOffset).toBeCloseTo(0, 0);
});

test('every control has an outline or a text in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { dialog } = await openAtThird(page);
  const invisibleIcons = await dialog.locator('.ks-icon').evaluateAll((icons) =>
    icons
      .filter((icon) => !icon.closest('button:is(:disabled, [aria-disabled])'))
      .filter((icon) => {
        const style = getComputedStyle(icon);
        const background = getComputedStyle(icon.closest('dialog')!).backgroundColor;
        return style.backgroundColor === background && style.color === background;
      })
      .map(({ className }) => className),
  );
  expect(invisibleIcons).toEqual([]);
});
