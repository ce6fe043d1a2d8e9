import type { Locator, Page } from '@playwright/test';
import { drag } from '../lib/finger';
import { boxOf, expect, expectAccessible, test, waitUntilPrepared } from '../lib/fixtures';
import {
  carouselOf,
  expectThumbnails,
  movePointerAway,
  modalOf,
  openCarousel,
  openModal,
} from '../lib/gallery';
import { advanceTimers, controlTimers } from '../lib/timers';

async function heightOf(thumbnails: Locator): Promise<number> {
  return Math.round((await boxOf(thumbnails.first().locator('img'))).height);
}

/** Expects thumbnail heights by window width in px. */
async function expectHeights(page: Page, thumbnails: Locator, heights: Record<number, number>) {
  for (const [width, height] of Object.entries(heights)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await expect.poll(() => heightOf(thumbnails), `at ${width} pixels`).toBe(height);
  }
}

test.describe('carousel demos with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('carousel: arrows, dots, thumbnails and keys navigate, and the carousel wraps', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel');
    const { slide, image, tabs, thumbnails } = carousel;
    await expect(image).toHaveCSS('object-fit', 'cover');
    expect((await boxOf(image)).height).toBeLessThanOrEqual(400);
    await carousel.previous.click();
    await expect(slide).toHaveAccessibleName('7 of 7');
    await carousel.next.click();
    await expect(slide).toHaveAccessibleName('1 of 7');
    await expect(tabs).toHaveCount(7);
    await tabs.nth(2).click();
    await expect(slide).toHaveAccessibleName('3 of 7');
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(slide).toHaveAccessibleName('4 of 7');
    await page.keyboard.press('ArrowLeft');
    await expect(slide).toHaveAccessibleName('3 of 7');
    await expect(slide).toHaveText('');
    await image.click();
    await expect(modalOf(page).dialog).toHaveCount(0);
    await tabs.first().click();

    await expectThumbnails(carousel.previews, [1, 2, 3, 4]);
    await expect(carousel.scrollPrevious).toBeHidden();
    await carousel.scrollNext.click();
    await expect(slide).toHaveAccessibleName('1 of 7');
    await expectThumbnails(carousel.previews, [4, 5, 6, 7]);
    await expect(carousel.scrollNext).toBeHidden();
    await thumbnails.nth(4).click();
    await expect(slide).toHaveAccessibleName('5 of 7');
    const active = thumbnails.and(page.locator('[aria-current]'));
    await expect(active).toHaveAccessibleName(/5$/);
    // It is as large as the others, with a dark line at its edge, which leaves out half of the gaps of 6 px.
    const { inset, borderColor } = await active.evaluate((element) => {
      const style = getComputedStyle(element, '::after');
      return { inset: style.inset, borderColor: style.borderColor };
    });
    expect({ inset, borderColor }).toEqual({ inset: '0px', borderColor: 'rgb(0, 0, 0)' });
    await expect(thumbnails.first().locator('img')).toHaveCSS('object-fit', 'cover');
    await expectHeights(page, thumbnails, { 500: 100, 700: 100, 1000: 150, 1300: 200, 2000: 200 });
    await expectAccessible(page);
  });

  test('carousel-content-projection: one text is over all images, and clicks pass through it @all', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel-content-projection');
    const text = carousel.root.getByText('Seven views, one carousel');
    await expect(text).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(text).toHaveCSS('font-weight', '600');
    await expect(text).toHaveCSS('font-size', '24px');
    await expect(text).toHaveCSS('text-align', 'center');
    await expect(text).toHaveCSS('pointer-events', 'none');
    await carousel.tabs.nth(3).click();
    await expect(carousel.slide).toHaveAccessibleName('4 of 7');
    await expect(text).toBeVisible();
    const box = await boxOf(text);
    const image = await boxOf(carousel.image);
    expect(Math.abs(box.y + box.height / 2 - (image.y + image.height / 2))).toBeLessThan(12);
  });

  test('carousel-noinfinite: the carousel ends at the first and the last image @all', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel-noinfinite');
    await expect(carousel.previous).toBeHidden();
    await carousel.tabs.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(carousel.slide).toHaveAccessibleName('1 of 7');
    await carousel.tabs.last().click();
    await expect(carousel.slide).toHaveAccessibleName('7 of 7');
    await expect(carousel.next).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(carousel.slide).toHaveAccessibleName('7 of 7');

    await page.keyboard.press('ArrowLeft');
    await carousel.next.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(carousel.next).toBeFocused();
    await expect(carousel.next).toBeVisible();
    await carousel.tabs.nth(5).click();
    await carousel.next.click();
    await expect(carousel.next).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expect(carousel.slide).toHaveAccessibleName('6 of 7');
  });

  test('carousel-custom-previews: seven equal thumbnails are in one row without arrows @all', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel-custom-previews');
    await expectThumbnails(carousel.previews, [1, 2, 3, 4, 5, 6, 7]);
    await expect(carousel.previews.getByRole('button', { name: /Scroll/ })).toHaveCount(0);
    const boxes = await Promise.all((await carousel.thumbnails.all()).map(boxOf));
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
    const { width: whole } = await boxOf(carousel.previews);
    const gap = 6;
    for (const { width, height } of boxes) {
      expect(width).toBeCloseTo((whole - 6 * gap) / 7, 0);
      expect(height).toBe(100);
    }
  });

  test('carousel-with-description: the caption is over the lower edge of the image, accessible in light and dark @all', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel-with-description');
    await expect(carousel.slide).toHaveText('Image 1/7 - Description 1');
    const caption = carousel.slide.locator('figcaption');
    await expect(caption).toHaveCSS('background-image', /^linear-gradient/);
    await expect(caption).toHaveCSS('color', 'rgb(255, 255, 255)');
    await carousel.next.click();
    await expect(carousel.slide).toHaveText('Image 2/7');
    // The text is above the dots, which are in front of the caption's background.
    const dots = await boxOf(carousel.tabs.first());
    const textBottom = await caption.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().bottom;
    });
    expect(textBottom).toBeLessThanOrEqual(dots.y);
    await carousel.tabs.nth(2).click();
    await expect(carousel.slide).toHaveText('Image 3/7 - Description 3');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
  });

  test('carousel-breakpoints: thumbnail heights follow the width of the window in both carousels @all', async ({
    page,
  }) => {
    await page.goto('demo/carousel-breakpoints/');
    const carousel = (name: string) => page.getByRole('region', { name });
    const thumbnails = (name: string) =>
      carousel(name)
        .getByRole('group', { name: 'Image previews' })
        .getByRole('button', { name: /^Navigate/ });
    const full = 'Images at full width';
    const narrow = 'Images in 500 pixels';
    await expectHeights(page, thumbnails(full), {
      500: 50,
      700: 60,
      1000: 80,
      1300: 150,
      2000: 180,
    });
    await expectHeights(page, thumbnails(narrow), {
      500: 50,
      700: 60,
      1000: 70,
      1300: 80,
      2000: 100,
    });
    expect((await boxOf(carousel(narrow))).width).toBeLessThanOrEqual(500);
  });

  test('carousel-fixed: the carousel is at most 766 px wide, and a click opens the gallery at that image', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel-fixed');
    for (const part of [carousel.root, carousel.previews])
      expect((await boxOf(part)).width).toBeLessThanOrEqual(766);
    expect((await boxOf(carousel.image)).height).toBeLessThanOrEqual(400);
    await expect(carousel.image).toHaveCSS('object-fit', 'cover');
    await expectThumbnails(carousel.previews, [1, 2, 3, 4, 5]);
    expect(await heightOf(carousel.thumbnails)).toBeLessThanOrEqual(100);
    await carousel.tabs.nth(2).click();
    await expect(carousel.slide).toHaveAccessibleName('3 of 7');
    const button = carousel.slide.getByRole('button');
    const modal = await openModal(button);
    await expect(modal.figure).toHaveText('Image 3/7 - Description 3');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('carousel-outputs: the log lists changes, boundaries and clicks, newest first', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel-outputs');
    const log = page.getByRole('log', { name: 'Event log, newest first' });
    const entries = log.getByRole('listitem');
    await expect(log).toHaveText('No events yet.');
    await carousel.next.click();
    await expect(entries).toHaveText(['changeImage: gallery 114, click, 2']);
    await carousel.tabs.last().click();
    await expect(entries.nth(0)).toHaveText('changeImage: gallery 114, click, 7');
    await expect(entries.nth(1)).toHaveText('lastImage: gallery 114, click, true');
    await carousel.next.click();
    await expect(entries.nth(0)).toHaveText('changeImage: gallery 114, click, 1');
    await expect(entries.nth(1)).toHaveText('firstImage: gallery 114, click, true');
    const modal = await openModal(carousel.slide.getByRole('button'));
    await expect(modal.figure).toHaveText('Image 1/7 - Description 1');
    await page.keyboard.press('Escape');
    await expect(entries.nth(0)).toHaveText('clickImage: index 0');
    for (let round = 0; round < 12; round += 1) {
      await carousel.next.click();
      await carousel.previous.click();
    }
    await expect(entries).toHaveCount(20);
  });
});

test.describe('carousel demos with autoplay', () => {
  test.beforeEach(({ page }) => controlTimers(page));

  /** Expects a slide and waits until its image has loaded, because the interval starts then. */
  async function expectSlide(carousel: ReturnType<typeof carouselOf>, position: number) {
    await expect(carousel.slide).toHaveAccessibleName(`${position} of 7`);
    await expect(carousel.slide).toHaveAttribute('data-status', 'loaded');
  }

  test('carousel: advances every five seconds, pauses under the pointer and stops on request', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel');
    await expectSlide(carousel, 1);
    for (const part of [carousel.image, carousel.previews]) {
      await part.hover();
      await advanceTimers(page, 12_000);
      await expectSlide(carousel, 1);
    }
    await movePointerAway(page);
    await advanceTimers(page, 4_900);
    await expectSlide(carousel, 1);
    await advanceTimers(page, 100);
    await expectSlide(carousel, 2);
    await carousel.stop.click();
    await movePointerAway(page);
    await advanceTimers(page, 12_000);
    await expectSlide(carousel, 2);
  });

  test('carousel-features-disable: autoplay, arrows and dots are toggled without changing the image @all', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel-features-disable');
    const toggle = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) });
    await carousel.next.click();
    await expectSlide(carousel, 2);
    await toggle('Autoplay').click();
    await expect(toggle('Autoplay')).toHaveText('Autoplay: off');
    await expect(toggle('Autoplay')).toHaveAttribute('aria-pressed', 'false');
    await advanceTimers(page, 4_000);
    await expectSlide(carousel, 2);
    await toggle('Autoplay').click();
    await advanceTimers(page, 2_900);
    await expectSlide(carousel, 2);
    await advanceTimers(page, 100);
    await expectSlide(carousel, 3);

    await toggle('Arrows').click();
    await expect(carousel.next).toHaveCount(0);
    await carousel.tabs.nth(2).focus();
    await page.keyboard.press('ArrowRight');
    await expectSlide(carousel, 4);
    await toggle('Dots').click();
    await expect(carousel.tabs).toHaveCount(0);
    await toggle('Dots').click();
    await toggle('Arrows').click();
    await expectSlide(carousel, 4);
    await expect(carousel.next).toBeVisible();
  });

  test('carousel-noautoplay: only the user changes the image, and only it and the next one are fetched @all', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const carousel = await openCarousel(page, 'carousel-noautoplay');
    await expectSlide(carousel, 1);
    await waitUntilPrepared(page);
    expect(fetched.filter((url) => /images\/carousel\/(?!.*-thumb)/.test(url))).toHaveLength(2);
    await advanceTimers(page, 6_000);
    await carousel.image.hover();
    await movePointerAway(page);
    await advanceTimers(page, 6_000);
    await expectSlide(carousel, 1);
    await carousel.tabs.nth(4).click();
    await expectSlide(carousel, 5);
  });

  test('carousel-custom-autoplay: advances every ten seconds, also under the pointer @all', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel-custom-autoplay');
    await carousel.tabs.nth(3).click();
    await expectSlide(carousel, 4);
    await advanceTimers(page, 9_900);
    await expectSlide(carousel, 4);
    await advanceTimers(page, 100);
    await expectSlide(carousel, 5);
    await expect(carousel.stop).toBeVisible();
  });

  test('carousel-fixed: the carousel does not advance behind the open gallery @all', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel-fixed');
    const button = carousel.slide.getByRole('button');
    const modal = await openModal(button);
    await modal.dialog.getByRole('button', { name: 'Stop automatic slide show' }).click();
    await movePointerAway(page);
    await advanceTimers(page, 20_000);
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
    await expectSlide(carousel, 1);
    await expect(button).toBeFocused();
  });
});

test('carousel-outputs: the first swipe works, in both directions, and a swipe is no click @touch', async ({
  page,
}) => {
  const { slide, stage } = await openCarousel(page, 'carousel-outputs');
  await expect(slide).toHaveAttribute('data-status', 'loaded');
  const newest = page.getByRole('log').getByRole('listitem').first();
  // The site fetches Hammer on the first touch.
  for (const [x, position] of [
    [-150, 2],
    [150, 1],
  ] as const) {
    await drag(stage, { x });
    await expect(newest).toHaveText(`changeImage: gallery 114, swipe, ${position}`);
    await expect(slide).toHaveAccessibleName(`${position} of 7`);
  }
  await expect(modalOf(page).dialog).toHaveCount(0);
});

test('carousel: without scripts every slide can be scrolled to, and no control without function is shown @no-script', async ({
  page,
}) => {
  await page.goto('demo/carousel/');
  const { root, slides, tabs } = carouselOf(page);
  await expect(root.getByRole('button')).toHaveCount(0);
  await expect(tabs).toHaveCount(0);
  await expect(slides).toHaveCount(7);
  await slides.last().scrollIntoViewIfNeeded();
  await expect(slides.last().getByRole('img')).toBeInViewport();
});
