import type { Page } from '@playwright/test';
import { liveDemo, openModal } from '../../lib/gallery';
import { boxOf, expect, expectAccessible, test } from '../../lib/fixtures';
import { advanceTimers, controlTimers } from '../../lib/timers';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

declare global {
  interface Window {
    /** The data of the open sheet, with whether the browser still counts the click as a user action. */
    sheet?: ShareData & { isUserAction: boolean };
    closeSheet: (errorName?: string) => void;
  }
}

/** Replaces the sheet of the system, which the test browser lacks. */
async function addSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) =>
        new Promise<void>((resolve, reject) => {
          window.sheet = { ...data, isUserAction: navigator.userActivation.isActive };
          window.closeSheet = (errorName) => {
            if (errorName) reject(new DOMException('No target', errorName));
            else resolve();
          };
        }),
    });
  });
}

/** Opens the third image of the demo. */
async function openThird(page: Page) {
  await page.goto('react/share/');
  const demo = liveDemo(page);
  const modal = await openModal(demo.getByRole('link').nth(2));
  await expect(modal.image).toBeVisible();
  return {
    ...modal,
    result: demo.getByText(/^(The link of image|No link)/),
    share: modal.dialog.getByRole('button', { name: 'Share the current image' }),
    status: modal.dialog.getByText('Link copied'),
    field: modal.dialog.getByRole('textbox', { name: 'Link to this image' }),
  };
}

test('the share button copies the link of the image and says so for 3 s', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await controlTimers(page);
  const { dialog, image, share, status, result } = await openThird(page);
  const before = await boxOf(image);
  await share.click();
  await expect(status).toBeVisible();
  expect(await boxOf(image)).toEqual(before);
  await expectAccessible(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}react/share/#photograph-2`,
  );
  await advanceTimers(page, 3_000);
  await expect(status).toBeHidden();
  await expect(share).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(result).toHaveText('The link of image 3 was copied.');
});

test('the share button opens the sheet of the system during the click', async ({ page }) => {
  await addSheet(page);
  const { share, status, next } = await openThird(page);
  await share.click();
  expect(await page.evaluate(() => window.sheet)).toEqual({
    text: 'Image 3/5 - Singaporean Cityscape',
    url: expect.stringMatching(/\/react\/share\/#photograph-2$/) as unknown,
    isUserAction: true,
  });
  await next.focus();
  await page.evaluate(() => window.closeSheet());
  await expect(share).toBeFocused();
  await expect(status).toBeHidden();
});

test(
  'the link is selected in a text field where sheet and clipboard fail',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await addSheet(page);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    const { dialog, share, field } = await openThird(page);
    await share.click();
    await page.evaluate(() => window.closeSheet('NotAllowedError'));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/\/react\/share\/#photograph-2$/);
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/#photograph-2$/);
    const { x, width } = await boxOf(field);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(share).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test(
  'on a zoomed image the button copies the link of the visible detail',
  { tag: '@all' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await addSheet(page);
    const { dialog, share, status } = await openThird(page);
    await page.keyboard.press('+');
    await expect(share).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Copy link to this detail' }).click();
    await expect(status).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/react\/share\/#photograph-2@1\.5,50,[\d.]+$/);
    expect(await page.evaluate(() => window.sheet)).toBeUndefined();
    await page.goto('about/');
    await page.goto(copied);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Zoom 150%')).toBeAttached();
  },
);
