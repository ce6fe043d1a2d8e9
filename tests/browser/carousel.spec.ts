import type { Locator, Page } from '@playwright/test';
import { drag } from './finger';
import { expect, expectAccessible, test } from './fixtures';

const carousel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Current image and navigation' }).first();
const slide = (page: Page): Locator => carousel(page).getByRole('tabpanel');
const row = (page: Page): Locator => carousel(page).getByRole('group', { name: 'Image previews' });
const tab = (page: Page, position: number): Locator =>
  carousel(page).getByRole('tab', { name: `Navigate to image number ${position}`, exact: true });
const log = (page: Page): Locator => page.getByRole('log').getByRole('listitem');

async function expectPosition(page: Page, position: number): Promise<void> {
  await expect(slide(page)).toHaveAccessibleName(`${position} of 7`);
  await expect(tab(page, position)).toHaveAttribute('aria-selected', 'true');
}

/** Opens a demo under a clock that only the test moves, and waits until its first picture is there. */
async function open(page: Page, slug: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`demo/${slug}/`);
  await expectLoaded(page);
}

async function expectLoaded(page: Page): Promise<void> {
  await expect(slide(page)).toHaveAttribute('data-status', 'loaded');
}

test('98: shows the first image and advances every 5 seconds', async ({ page }) => {
  await open(page, 'carousel');
  await expectPosition(page, 1);
  await page.clock.runFor(4900);
  await expectPosition(page, 1);
  await page.clock.runFor(200);
  await expectPosition(page, 2);
});

test('98: waits under the pointer, previews included', async ({ page }) => {
  await open(page, 'carousel');
  await row(page).hover();
  await page.clock.runFor(12_000);
  await expectPosition(page, 1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5100);
  await expectPosition(page, 2);
});

test('98: never advances where reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'carousel');
  await page.clock.runFor(12_000);
  await expectPosition(page, 1);
  await expect(
    carousel(page).getByRole('button', { name: /reduced motion is preferred/ }),
  ).toHaveAttribute('aria-disabled', 'true');
});

test('99: wraps at both ends and says so in order', async ({ page }) => {
  await open(page, 'carousel-outputs');
  await carousel(page).getByRole('button', { name: 'Previous image' }).click();
  await expectPosition(page, 7);
  await expect(log(page)).toHaveText([
    'changeImage: gallery 114, CLICK, 7',
    'lastImage: gallery 114, CLICK, true',
  ]);
  await carousel(page).getByRole('button', { name: 'Next image' }).click();
  await expectPosition(page, 1);
  await expect(log(page).first()).toHaveText('changeImage: gallery 114, CLICK, 1');
  await expect(log(page).nth(1)).toHaveText('firstImage: gallery 114, CLICK, true');
});

test('99: without infinite sliding the ends have one arrow', async ({ page }) => {
  await open(page, 'carousel-noinfinite');
  const arrow = (name: string) => carousel(page).getByRole('button', { name });
  await expect(arrow('Previous image')).toHaveCount(0);
  await expect(arrow('Next image')).toHaveCount(1);
  await tab(page, 7).click();
  await expect(arrow('Next image')).toHaveCount(0);
  await arrow('Previous image').focus();
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, 7);
});

test('100: arrow keys work while focus is inside, and only then', async ({ page }) => {
  await open(page, 'carousel-noautoplay');
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, 1);
  await carousel(page).getByRole('button', { name: 'Next image' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectPosition(page, 1);
});

test('101: the picture opens the modal, the show waits, focus comes back', async ({ page }) => {
  await open(page, 'carousel-fixed');
  await slide(page).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(12_000);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectPosition(page, 1);
  await expect(slide(page).getByRole('button')).toBeFocused();
});

test('102: the preview row follows by one step', async ({ page }) => {
  await open(page, 'carousel-noautoplay');
  const shown = () =>
    row(page)
      .locator('.ks-preview img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src')));
  const before = await shown();
  expect(before).toHaveLength(4);
  await row(page).locator('.ks-preview').nth(2).click();
  await expectPosition(page, 3);
  await expect.poll(shown).toEqual([...before.slice(1), expect.any(String)]);
  await row(page).getByRole('button', { name: 'Scroll previous previews' }).click();
  await expect.poll(shown).toEqual(before);
  await expectPosition(page, 3);
});

for (const [width, full, fixed] of [
  [500, 50, 50],
  [700, 60, 60],
  [1000, 80, 70],
  [1300, 150, 80],
  [2000, 180, 100],
] as const) {
  test(`107: preview heights at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('demo/carousel-breakpoints/');
    const height = async (position: number) =>
      (
        await page
          .locator('.ks-carousel')
          .nth(position)
          .locator('.ks-preview')
          .first()
          .boundingBox()
      )?.height;
    expect(await height(0)).toBe(full);
    expect(await height(1)).toBe(fixed);
  });
}

test('107: seven previews share the row equally', async ({ page }) => {
  await page.goto('demo/carousel-custom-previews/');
  const widths = await row(page)
    .locator('.ks-preview')
    .evaluateAll((previews) => previews.map((preview) => preview.getBoundingClientRect()));
  const whole = (await row(page).boundingBox())?.width ?? 0;
  expect(widths).toHaveLength(7);
  for (const { width, height } of widths) {
    expect(width).toBeCloseTo(whole / 7, 0);
    expect(height).toBe(100);
  }
});

test('108: a fixed width holds frame, picture and previews', async ({ page }) => {
  await page.goto('demo/carousel-fixed/');
  expect((await carousel(page).boundingBox())?.width).toBeLessThanOrEqual(766);
  expect((await row(page).boundingBox())?.width).toBeLessThanOrEqual(766);
  const picture = slide(page).getByRole('img');
  expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(400);
  await expect(picture).toHaveCSS('object-fit', 'cover');
});

test('110: content stays over the picture and lets clicks through', async ({ page }) => {
  await open(page, 'carousel-content-projection');
  const text = carousel(page).locator('.projected-text');
  await expect(text).toHaveCount(1);
  await carousel(page).getByRole('button', { name: 'Next image' }).click();
  await expectPosition(page, 2);
  await expect(text).toBeVisible();
});

test('110: the caption stands above the dots', async ({ page }) => {
  await open(page, 'carousel-with-description');
  const caption = slide(page).getByText('Image 1/7 - Description 1');
  await expect(caption).toBeVisible();
  const bottom = await caption.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().bottom;
  });
  expect(bottom).toBeLessThanOrEqual((await tab(page, 1).boundingBox())?.y ?? 0);
});

test('117: the pause button is the first stop, the dots are one', async ({ page }) => {
  await open(page, 'carousel');
  const pause = carousel(page).getByRole('button', { name: 'Stop automatic slide show' });
  await pause.focus();
  await page.keyboard.press('Shift+Tab');
  expect(await carousel(page).evaluate((region) => region.contains(document.activeElement))).toBe(
    false,
  );
  await page.keyboard.press('Tab');
  await expect(pause).toBeFocused();
  await page.keyboard.press('Enter');
  const play = carousel(page).getByRole('button', { name: 'Start automatic slide show' });
  await page.clock.runFor(12_000);
  await expectPosition(page, 1);
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(5100);
  await expectPosition(page, 2);

  await tab(page, 2).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 3)).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(page, 7)).toBeFocused();
  await expectPosition(page, 7);
  await page.keyboard.press('Shift+Tab');
  await expect(carousel(page).getByRole('button', { name: 'Next image' })).toBeFocused();
});

test('117: where text runs from right to left, so do the keys', async ({ page }) => {
  await open(page, 'carousel-noautoplay');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await carousel(page).getByRole('button', { name: 'Next image' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expectPosition(page, 2);
});

test('118: no violation, in light and dark, at rest and moved', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('demo/carousel-fixed/');
    await expectLoaded(page);
    await expectAccessible(page);
    await carousel(page).getByRole('button', { name: 'Next image' }).click();
    await expectPosition(page, 2);
    await expectLoaded(page);
    await expectAccessible(page);
  }
});

test('fetches the current picture and its neighbour only, and no recogniser', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('demo/carousel-noautoplay/', { waitUntil: 'networkidle' });
  await expectLoaded(page);
  const big = fetched.filter((address) => /images\/carousel\/(?!.*-thumb)/.test(address));
  expect(big).toHaveLength(2);
});

test('@touch 44: swiping left shows the next image, right the previous one', async ({ page }) => {
  await page.goto('demo/carousel-noautoplay/');
  await expectLoaded(page);
  // The very first gesture counts, although the recogniser is only fetched with it.
  await drag(slide(page), { x: -150 });
  await expectPosition(page, 2);
  await expect(carousel(page).locator('[data-swipe="ready"]')).toHaveCount(1);
  await drag(slide(page), { x: 150 });
  await expectPosition(page, 1);
});

test('@touch 44: a swipe is no click', async ({ page }) => {
  await page.goto('demo/carousel-outputs/');
  await expectLoaded(page);
  await drag(slide(page), { x: -150 });
  await expect(log(page).first()).toHaveText('changeImage: gallery 114, SWIPE, 2');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('@no-script every slide can be reached, and nothing is dead', async ({ page }) => {
  await page.goto('demo/carousel/');
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
  await expect(carousel(page).getByRole('tab')).toHaveCount(0);
  await expect(slide(page)).toHaveCount(7);
  await slide(page).last().scrollIntoViewIfNeeded();
  await expect(slide(page).last().getByRole('img')).toBeInViewport();
});
