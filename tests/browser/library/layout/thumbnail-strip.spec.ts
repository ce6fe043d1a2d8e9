/** The thumbnails below the image of the modal gallery and of the carousel: a strip that scrolls by itself. */
import type { Locator, Page } from '@playwright/test';
import type { GalleryImage, ModalLibConfig } from 'ks-gallery-react';
import { forEachCase, someOf } from '../../lib/cases';
import { expectThumbnails, modalOf, visibleThumbnails } from '../../lib/gallery';
import { boxOf, expect, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';
import { createFingers, eventsOf, openViewer } from '../../lib/viewer';

const thumbnailsOf = (page: Page) => page.getByRole('group', { name: 'Image previews' });
const thumbnail = (strip: Locator | Page, position: number) =>
  strip.getByRole('button', { name: `Navigate to image number ${position}`, exact: true });
const scrollNext = (strip: Locator) => strip.getByRole('button', { name: 'Scroll next previews' });
const scrollPrevious = (strip: Locator) =>
  strip.getByRole('button', { name: 'Scroll previous previews' });

/** Returns images whose files have the given sizes, repeated. */
function createImages(count: number, sizes = [[300, 200]]): GalleryImage[] {
  const files = sizes.map(([width, height]) => svg(`width="${width}" height="${height}"`));
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    modal: { img: files[index % files.length] as string },
  }));
}

type Component = 'modal gallery' | 'carousel';

/** The components in one page: the modal gallery, which the page is left without, is the first one. */
const components: readonly [Component, Component][] = [
  ['modal gallery', 'modal gallery'],
  ['carousel', 'carousel'],
];

/** Opens a component at the first of some images, and returns its thumbnails. */
async function open(page: Page, component: Component, count: number): Promise<Locator> {
  const images = createImages(count);
  if (component === 'modal gallery') await openViewer(page, { images, current: 1 });
  else {
    await page.keyboard.press('Escape');
    await expect(modalOf(page).dialog).toHaveCount(0);
    await page.evaluate((list) => window.renderCarousel({ images: list }), images);
  }
  return thumbnailsOf(page);
}

/** Opens a modal gallery in the place of one that is open. */
async function reopen(page: Page, images: readonly GalleryImage[], libConfig: ModalLibConfig) {
  await page.keyboard.press('Escape');
  await expect(modalOf(page).dialog).toHaveCount(0);
  await openViewer(page, { images, current: 1, libConfig });
  return thumbnailsOf(page);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => gotoLibraryPage(page));

test('four are visible, arrows scroll by as many, a step returns to the active one, and Tab scrolls to the next one', ({
  page,
}) =>
  forEachCase(components, async (component) => {
    const strip = await open(page, component, 10);
    await expectThumbnails(strip, [1, 2, 3, 4]);
    await expect(scrollPrevious(strip)).toBeHidden();
    await scrollNext(strip).click();
    await expectThumbnails(strip, [5, 6, 7, 8]);
    await scrollNext(strip).click();
    await expectThumbnails(strip, [7, 8, 9, 10]);
    await expect(scrollNext(strip)).toBeHidden();
    await scrollPrevious(strip).click();
    await expectThumbnails(strip, [3, 4, 5, 6]);
    // The active image is the same, and nothing has been emitted.
    if (component !== 'carousel') expect(await eventsOf(page)).toEqual(['show load']);
    await expect(thumbnail(page, 1).first()).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Next image' }).click();
    await expectThumbnails(strip, [1, 2, 3, 4]);
    await thumbnail(strip, 4).focus();
    for (const position of [5, 6, 7]) {
      await page.keyboard.press('Tab');
      await expect(thumbnail(strip, position)).toBeFocused();
      await expect.poll(() => visibleThumbnails(strip)).toContain(position);
    }
  }));

test('of 5,000 only those near the visible part are in the document, and focus stays when its thumbnail is not', ({
  page,
}) =>
  forEachCase(someOf(components), async (component) => {
    const strip = await open(page, component, 5000);
    const scroller = strip.locator('.ks-preview-scroller');
    const read = () =>
      scroller.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    const { scrollWidth, clientWidth } = await read();
    // Four are visible, so the length is that of 1,250 times what is visible.
    expect(scrollWidth / clientWidth).toBeGreaterThan(1150);
    for (const share of [0.31, 0.72, 1]) {
      await scroller.evaluate((element, part) => {
        element.scrollLeft = part * element.scrollWidth;
      }, share);
      await expect.poll(async () => (await visibleThumbnails(strip)).length).toBeGreaterThan(2);
      expect(await strip.getByRole('button').count()).toBeLessThan(20);
      expect((await read()).scrollWidth).toBe(scrollWidth);
    }
    await expectThumbnails(strip, [4997, 4998, 4999, 5000]);
    await scroller.evaluate((element) => (element.scrollLeft = 0));
    await thumbnail(strip, 2).focus();
    await scroller.evaluate((element) => (element.scrollLeft = element.scrollWidth / 2));
    await expect(thumbnail(strip, 2)).toBeHidden();
    await expect(scroller).toBeFocused();
    await page.keyboard.press('Tab');
    const position = await page.evaluate(() =>
      Number(document.activeElement?.getAttribute('aria-label')?.match(/\d+/)?.[0]),
    );
    expect(position).toBeGreaterThan(2000);
    await expect.poll(() => visibleThumbnails(strip)).toContain(position);
  }));

test('from right to left the arrows scroll by as many', ({ page }) =>
  forEachCase(someOf(components), async (component) => {
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const strip = await open(page, component, 10);
    await expectThumbnails(strip, [1, 2, 3, 4]);
    await scrollNext(strip).click();
    await expectThumbnails(strip, [5, 6, 7, 8]);
    const [first, second] = [await boxOf(thumbnail(strip, 5)), await boxOf(thumbnail(strip, 6))];
    expect(second.x).toBeLessThan(first.x);
  }));

test('a swipe scrolls them and changes no image @touch', ({ page }) =>
  forEachCase(components, async (component) => {
    await page.setViewportSize({ width: 900, height: 700 });
    const strip = await open(page, component, 20);
    const events = component === 'carousel' ? [] : await eventsOf(page);
    const box = await boxOf(strip.locator('.ks-previews').first());
    const y = box.y + box.height / 2;
    const fingers = await createFingers(page);
    for (const [time, distance] of [
      [0, 0],
      [16, 20],
      [32, 60],
      [48, 110],
    ] as const)
      await fingers.set(time, { 0: { x: 450 - distance, y } });
    await fingers.set(300, {});
    await expect.poll(async () => (await visibleThumbnails(strip))[0]).toBeGreaterThan(1);
    await expect(thumbnail(page, 1).first()).toHaveAttribute('aria-current', 'true');
    if (component !== 'carousel') expect(await eventsOf(page)).toEqual(events);
  }));

test('the active one is in the middle of as many as are configured, or as fit', async ({
  page,
}) => {
  await forEachCase<readonly [count: number, number: number, windows: string]>(
    [
      ['5 images, 4 visible', [5, 4, '1-4 1-4 1-4 2-5 2-5']],
      ['7 images, 3 visible', [7, 3, '1-3 1-3 2-4 3-5 4-6 5-7 5-7']],
    ],
    async ([count, number, windows]) => {
      const strip = await reopen(page, createImages(count), { previewConfig: { number } });
      for (const window of windows.split(' ')) {
        const [first, last] = window.split('-').map(Number) as [number, number];
        const positions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
        await expectThumbnails(strip, positions);
        await page.keyboard.press('ArrowRight');
      }
    },
  );
  await test.step('they move there from where they are, also during an animation', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const strip = await reopen(page, createImages(20), {
      previewConfig: { number: 5 },
      transitionConfig: { type: 'none' },
    });
    const list = strip.locator('.ks-previews');
    // Each movement stands still where it begins.
    await list.evaluate((element) => {
      element.animate = (...given) => {
        const movement = Element.prototype.animate.apply(element, given);
        movement.pause();
        return movement;
      };
    });
    const { x, width } = await boxOf(thumbnail(strip, 5));
    for (let step = 1; step < 5; step += 1) {
      await page.keyboard.press('ArrowRight');
      // The first three are in the middle of the first five.
      const count = Math.max(0, step - 2);
      await expect.poll(() => list.evaluate((each) => each.getAnimations().length)).toBe(count);
      expect((await boxOf(thumbnail(strip, 5))).x).toBeCloseTo(x, 0);
    }
    await list.evaluate((each) => each.getAnimations().forEach((movement) => movement.finish()));
    expect((await boxOf(thumbnail(strip, 5))).x).toBeLessThan(x - 2 * width);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  await test.step('in a narrow window', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const libConfig = { previewConfig: { mobileVisible: true } };
    const strip = await reopen(page, createImages(8), libConfig);
    await expectThumbnails(strip, [1, 2, 3]);
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await expectThumbnails(strip, [3, 4, 5]);
    await page.keyboard.press('End');
    await expectThumbnails(strip, [6, 7, 8]);
    await page.setViewportSize({ width: 900, height: 640 });
    await expectThumbnails(strip, [5, 6, 7, 8]);
  });
});

test('those of files of different sizes are equally wide, a wheel scrolls them, and infinite ones continue at the other end', async ({
  page,
}) => {
  const images = createImages(20, [
    [300, 200],
    [200, 300],
    [900, 200],
  ]);
  const strip = await reopen(page, images, { slideConfig: { infinite: true } });
  const files = strip.locator('.ks-preview-image');
  const widths = await files.evaluateAll((list) =>
    list.map((image) => image.getBoundingClientRect().width),
  );
  // Twice the height at most.
  expect(new Set(widths)).toEqual(new Set([100]));
  await expect(files.first()).toHaveCSS('object-fit', 'cover');
  await strip.hover();
  await page.mouse.wheel(0, 160);
  await expect.poll(async () => (await visibleThumbnails(strip))[0]).toBeGreaterThan(2);
  await page.mouse.wheel(0, -400);
  await expectThumbnails(strip, [1, 2, 3, 4]);
  await scrollPrevious(strip).click();
  await expectThumbnails(strip, [17, 18, 19, 20]);
  await scrollNext(strip).click();
  await expectThumbnails(strip, [1, 2, 3, 4]);
});
