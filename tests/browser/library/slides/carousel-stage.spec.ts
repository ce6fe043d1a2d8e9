/** The area of a carousel in which the images are: its height, and what is seen in it between two images. */
import type { AnyImage, CarouselLibConfig } from 'ks-gallery-react';
import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../../lib/cases';
import { boxOf, expect, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';
import { nextFrame, openViewer } from '../../lib/viewer';

const sizes = [
  [1200, 800],
  [800, 1200],
  [2000, 500],
  [300, 300],
] as const;

const file = ([width, height]: readonly [number, number]) =>
  svg(`width="${width}" height="${height}"`);

/** Images with and without a size, in both forms. */
const known = sizes.map((size): AnyImage => ({ src: file(size), width: size[0], height: size[1] }));
const unknown = sizes.map((size, id): AnyImage => ({ id, modal: { img: file(size) } }));

const still: CarouselLibConfig = { carouselPlayConfig: { autoPlay: false } };

/** Renders a carousel, in the place of the last one, with a text below it. */
async function show(
  page: Page,
  images: readonly AnyImage[],
  config: CarouselLibConfig = {},
  ratio = '',
): Promise<void> {
  await page.evaluate(
    ([list, options, value]) => {
      window.unmount?.();
      document.querySelector('footer')?.remove();
      document.documentElement.style.setProperty('--ks-carousel-ratio', value);
      window.renderCarousel({ images: list, config: options });
      const footer = document.createElement('footer');
      footer.textContent = 'Below';
      document.body.append(footer);
    },
    [images, { ...still, ...config }, ratio] as const,
  );
  const image = page.locator(".ks-slide[data-state='active'] img");
  await expect(image).toHaveJSProperty('complete', true);
  await nextFrame(page);
}

/** Goes once around a carousel; returns the different heights at which the text below it has been seen. */
async function collectPlaces(page: Page, count: number): Promise<number[]> {
  const read = () =>
    page.evaluate(() => {
      const top = document.querySelector('footer')?.getBoundingClientRect().top ?? NaN;
      return Math.round(top * 10) / 10;
    });
  const places = [await read()];
  for (let step = 0; step < count; step += 1) {
    await page.getByRole('button', { name: 'Next image' }).click();
    await nextFrame(page);
    places.push(await read());
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.locator(".ks-slide[data-state='active'] img")).toHaveJSProperty(
      'complete',
      true,
    );
    await nextFrame(page);
    places.push(await read());
  }
  return [...new Set(places)];
}

test('no step moves what is below a carousel', async ({ page }) => {
  await gotoLibraryPage(page, { after: 'body { margin: 0 }' });
  const high = { carouselConfig: { maxHeight: '2000px' } };
  await forEachCase<readonly [readonly AnyImage[], CarouselLibConfig, string, number]>(
    someOf([
      // Images are at most 400 px high by default.
      ['images of known size', [known, {}, '', 400]],
      ['images of known size, without a limit', [known, high, '', 585]],
      ['images of unknown size: as high as the first one', [unknown, high, '', 260]],
      ['known and unknown ones', [[...unknown, ...known], high, '', 585]],
      ['landscapes', [[known[0], known[2]] as AnyImage[], {}, '', 260]],
      ['a limit', [known, { carouselConfig: { maxHeight: '150px' } }, '', 150]],
      ['proportions of the application', [known, {}, '2', 195]],
      ['the same with unknown sizes', [unknown, {}, '2', 195]],
    ]),
    async ([images, config, ratio, height]) => {
      for (const width of [390, 900]) {
        await page.setViewportSize({ width, height: 800 });
        await show(page, images, config, ratio);
        if (width === 390)
          expect((await boxOf(page.locator('.ks-carousel-stage'))).height).toBeCloseTo(height, 0);
        expect(await collectPlaces(page, images.length)).toHaveLength(1);
      }
    },
  );
  // As in the Angular package.
  await page.setViewportSize({ width: 390, height: 800 });
  await show(page, known, {}, 'auto');
  expect((await collectPlaces(page, known.length)).length).toBeGreaterThan(2);
});

test('images keep their proportions and are in the middle of the stage', async ({ page }) => {
  await gotoLibraryPage(page, { after: 'body { margin: 0 }' });
  await page.setViewportSize({ width: 390, height: 800 });
  await show(page, known);
  const stage = await boxOf(page.locator('.ks-carousel-stage'));
  const image = await boxOf(page.locator(".ks-slide[data-state='active'] img"));
  expect(image).toMatchObject({ width: 390, height: 260 });
  expect(image.y - stage.y).toBeCloseTo(70, 0);
});

/** Stops all fades halfway, and returns the opacities of the slides that are seen. */
const stopHalfway = (page: Page, slides: string): Promise<number[]> =>
  page.evaluate((selector) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(animation.effect?.getComputedTiming().duration) / 2;
    }
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((slide) => slide.checkVisibility())
      .map((slide) => Number(getComputedStyle(slide).opacity));
  }, slides);

test('a transparent image fades out while the next one fades in', async ({ page }) => {
  await gotoLibraryPage(page);
  await show(page, known.slice(0, 3));
  await page.getByRole('button', { name: 'Next image' }).click();
  const opacities = await stopHalfway(page, '.ks-slide');
  expect(opacities).toHaveLength(2);
  expect(opacities.reduce((sum, each) => sum + each)).toBeCloseTo(1, 2);
  expect(Math.max(...opacities)).toBeLessThan(0.95);

  await openViewer(page, { libConfig: { transitionConfig: { type: 'fade' } } });
  await page.keyboard.press('ArrowRight');
  const inModal = await stopHalfway(page, '.ks-track-slide');
  const shown = inModal.filter((opacity) => opacity > 0.01);
  expect(shown).toHaveLength(2);
  expect(shown.reduce((sum, each) => sum + each)).toBeCloseTo(1, 2);
});

test('the other one of two images is where the finger comes from, on both sides', async ({
  page,
}) => {
  await gotoLibraryPage(page, { after: 'body { margin: 0 }' });
  const directions = ['ltr', 'rtl'] as const;
  await forEachCase(
    directions.flatMap((dir) =>
      [100, -100].map((distance) => [`${dir}, ${distance} px`, { dir, distance }] as const),
    ),
    async ({ dir, distance }) => {
      await page.evaluate((value) => void (document.documentElement.dir = value), dir);
      await show(page, known.slice(0, 2));
      await expect(page.locator('[data-swipe="ready"]')).toBeVisible();
      const stage = await boxOf(page.locator('.ks-carousel-stage'));
      const from = { x: stage.x + stage.width / 2, y: stage.y + 100 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + distance / 2, from.y);
      await page.mouse.move(from.x + distance, from.y);
      const other = page.locator('.ks-slide:not([data-state])');
      await expect
        .poll(async () => Math.round((await boxOf(other)).x))
        .toBe(distance - Math.sign(distance) * stage.width);
      await page.mouse.move(from.x, from.y);
      await page.mouse.up();
      await expect(page.locator('[data-dragging]')).toHaveCount(0);
    },
  );
});
