import type { Locator, Page } from '@playwright/test';
import { drag } from './finger';
import { boxOf, expect, expectAccessible, test, rareIf, waitUntilPrepared } from './fixtures';
import { advanceTimers, controlTimers } from './timers';

const carousel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Current image and navigation' }).first();
const slide = (page: Page): Locator => carousel(page).getByRole('tabpanel');
const thumbnailGroup = (page: Page): Locator =>
  carousel(page).getByRole('group', { name: 'Image previews' });
const tab = (page: Page, position: number): Locator =>
  carousel(page).getByRole('tab', { name: `Navigate to image number ${position}`, exact: true });
const log = (page: Page): Locator => page.getByRole('log').getByRole('listitem');

async function expectPosition(page: Page, position: number): Promise<void> {
  await expect(slide(page)).toHaveAccessibleName(`${position} of 7`);
  await expect(tab(page, position)).toHaveAttribute('aria-selected', 'true');
}

/** Opens a demo, whose long timers the test fires, and waits until its first image has loaded. */
async function open(page: Page, slug: string): Promise<void> {
  await controlTimers(page);
  await page.goto(`demo/${slug}/`);
  await expectLoaded(page);
}

async function expectLoaded(page: Page): Promise<void> {
  await expect(slide(page)).toHaveAttribute('data-status', 'loaded');
}

test('the carousel shows the first image and advances every 5 seconds', async ({ page }) => {
  await open(page, 'carousel');
  await expectPosition(page, 1);
  await advanceTimers(page, 4900);
  await expectPosition(page, 1);
  await advanceTimers(page, 200);
  await expectPosition(page, 2);
});

test('autoplay pauses while the pointer is over the carousel or its thumbnails', async ({
  page,
}) => {
  await open(page, 'carousel');
  await thumbnailGroup(page).hover();
  await advanceTimers(page, 12_000);
  await expectPosition(page, 1);
  await page.mouse.move(0, 0);
  await advanceTimers(page, 5100);
  await expectPosition(page, 2);
});

test('autoplay never starts with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'carousel');
  await advanceTimers(page, 12_000);
  await expectPosition(page, 1);
  await expect(
    carousel(page).getByRole('button', { name: /reduced motion is preferred/ }),
  ).toHaveAttribute('aria-disabled', 'true');
});

test('the carousel wraps at both ends and emits its events in order', async ({ page }) => {
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

test('without infinite sliding, the first and last image have one arrow', async ({ page }) => {
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

test('arrow keys work only while focus is inside the carousel', async ({ page }) => {
  await open(page, 'carousel-noautoplay');
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, 1);
  await carousel(page).getByRole('button', { name: 'Next image' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectPosition(page, 1);
});

test('the image opens the modal gallery, autoplay pauses, and focus returns', async ({ page }) => {
  await open(page, 'carousel-fixed');
  await slide(page).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.mouse.move(0, 0);
  await advanceTimers(page, 12_000);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectPosition(page, 1);
  await expect(slide(page).getByRole('button')).toBeFocused();
});

test('the thumbnails scroll by one with the selected image', async ({ page }) => {
  await open(page, 'carousel-noautoplay');
  const shown = () =>
    thumbnailGroup(page)
      .locator('.ks-preview img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const before = await shown();
  expect(before).toHaveLength(4);
  await thumbnailGroup(page).locator('.ks-preview').nth(2).click();
  await expectPosition(page, 3);
  await expect.poll(shown).toEqual([...before.slice(1), expect.any(String)]);
  await thumbnailGroup(page).getByRole('button', { name: 'Scroll previous previews' }).click();
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
  test(
    `thumbnails have the configured heights at ${width} px`,
    rareIf(width !== 1300),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('demo/carousel-breakpoints/');
      const height = async (position: number) =>
        (await boxOf(page.locator('.ks-carousel').nth(position).locator('.ks-preview').first()))
          .height;
      expect(await height(0)).toBe(full);
      expect(await height(1)).toBe(fixed);
    },
  );
}

test('seven thumbnails have equal widths', { tag: '@all' }, async ({ page }) => {
  await page.goto('demo/carousel-custom-previews/');
  const widths = await thumbnailGroup(page)
    .locator('.ks-preview')
    .evaluateAll((previews) => previews.map((preview) => preview.getBoundingClientRect()));
  const { width: whole } = await boxOf(thumbnailGroup(page));
  expect(widths).toHaveLength(7);
  for (const { width, height } of widths) {
    expect(width).toBeCloseTo(whole / 7, 0);
    expect(height).toBe(100);
  }
});

test(
  'maxWidth limits the carousel, its image and its thumbnails',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('demo/carousel-fixed/');
    expect((await boxOf(carousel(page))).width).toBeLessThanOrEqual(766);
    expect((await boxOf(thumbnailGroup(page))).width).toBeLessThanOrEqual(766);
    const image = slide(page).getByRole('img');
    expect((await boxOf(image)).height).toBeLessThanOrEqual(400);
    await expect(image).toHaveCSS('object-fit', 'cover');
  },
);

test('children stay over the image and let clicks through', async ({ page }) => {
  await open(page, 'carousel-content-projection');
  const text = carousel(page).locator('.projected-text');
  await expect(text).toHaveCount(1);
  await carousel(page).getByRole('button', { name: 'Next image' }).click();
  await expectPosition(page, 2);
  await expect(text).toBeVisible();
});

test('the caption is above the dots', { tag: '@all' }, async ({ page }) => {
  await open(page, 'carousel-with-description');
  const caption = slide(page).getByText('Image 1/7 - Description 1');
  await expect(caption).toBeVisible();
  const bottom = await caption.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().bottom;
  });
  expect(bottom).toBeLessThanOrEqual((await boxOf(tab(page, 1))).y);
});

test('the autoplay button is the first tab stop and the dots are one tab stop', async ({
  page,
}) => {
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
  await advanceTimers(page, 12_000);
  await expectPosition(page, 1);
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  await advanceTimers(page, 5100);
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

test('the arrow keys are mirrored in right-to-left pages', async ({ page }) => {
  await open(page, 'carousel-noautoplay');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await carousel(page).getByRole('button', { name: 'Next image' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expectPosition(page, 2);
});

test(
  'the carousel has no axe violation at the first and second image, in light and dark',
  { tag: '@all' },
  async ({ page }) => {
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
  },
);

test('the active thumbnail is as large as the others, with a dark line at its edge', async ({
  page,
}) => {
  await open(page, 'carousel-noautoplay');
  const active = carousel(page)
    .getByRole('group', { name: 'Image previews' })
    .locator('[data-state~=active]');
  const { inset, borderColor } = await active.evaluate((element) => {
    const { inset, borderColor } = getComputedStyle(element, '::after');
    return { inset, borderColor };
  });
  expect({ inset, borderColor }).toEqual({ inset: '0px', borderColor: 'rgb(0, 0, 0)' });
});

test('loads the active image, the next one and no gesture library', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('demo/carousel-noautoplay/');
  await expectLoaded(page);
  await waitUntilPrepared(page);
  const fullImages = fetched.filter((url) => /images\/carousel\/(?!.*-thumb)/.test(url));
  expect(fullImages).toHaveLength(2);
});

test('@touch swiping left shows the next image, right the previous one', async ({ page }) => {
  await page.goto('demo/carousel-noautoplay/');
  await expectLoaded(page);
  // The first swipe works too, although the site fetches Hammer on first touch.
  await drag(slide(page), { x: -150 });
  await expectPosition(page, 2);
  await drag(slide(page), { x: 150 });
  await expectPosition(page, 1);
});

test('@touch a swipe is no click', async ({ page }) => {
  await page.goto('demo/carousel-outputs/');
  await expectLoaded(page);
  await drag(slide(page), { x: -150 });
  await expect(log(page).first()).toHaveText('changeImage: gallery 114, SWIPE, 2');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('@no-script every slide can be scrolled to, and no control without function is shown', async ({
  page,
}) => {
  await page.goto('demo/carousel/');
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
  await expect(carousel(page).getByRole('tab')).toHaveCount(0);
  await expect(slide(page)).toHaveCount(7);
  await slide(page).last().scrollIntoViewIfNeeded();
  await expect(slide(page).last().getByRole('img')).toBeInViewport();
});
