import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../../lib/cases';
import { liveDemo, openModal } from '../../lib/gallery';
import { expect, expectAccessible, test } from '../../lib/fixtures';

const slugs = ['next-image', 'image-cdn'].map((slug) => [slug, slug] as const);

const thumbnailsOf = (page: Page) => liveDemo(page).getByRole('link');

/** Records the keyframes of what moves the active image. */
async function recordMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    const { animate } = Element.prototype;
    Object.assign(globalThis, { moves });
    Element.prototype.animate = function (frames, timing) {
      if (this.matches('.ks-slide-content')) moves.push(JSON.stringify(frames));
      return animate.call(this, frames, timing);
    };
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'moves') as string[]);
}

/** Returns the URLs that the page has requested. */
const getFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(' '),
  );

test('small files for thumbnails, large ones in the viewer, which zooms; the image moves out of its thumbnail and back', async ({
  page,
}) => {
  const getMoves = await recordMoves(page);
  await forEachCase(someOf(slugs), async (slug) => {
    await page.goto(`react/${slug}/`);
    const thumbnail = thumbnailsOf(page).nth(1);
    const file = thumbnail.getByRole('img');
    await expect(file).toHaveJSProperty('complete', true);
    expect(await file.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-480\.jpg$/);
    const { dialog, figure, image, main, close } = await openModal(thumbnail);
    await expect.poll(getMoves).toContainEqual(expect.stringContaining('transform'));
    await expect(dialog).not.toHaveAttribute('data-flying');
    await expect(figure).toHaveAttribute('data-status', 'loaded');
    const width = await image.evaluate((img: HTMLImageElement) => img.naturalWidth);
    expect(width).toBeGreaterThan(480);
    // The thumbnail of the next image is a smaller file.
    await expect.poll(() => getFiles(page)).toMatch(/harbour-skyline(-800|-1200)?\.jpg/);
    await expectAccessible(page);
    await page.keyboard.press('+');
    await expect(main).toHaveAttribute('data-zoomed');
    await page.keyboard.press('-');
    await expect(main).not.toHaveAttribute('data-zoomed');
    await page.keyboard.press('ArrowRight');
    await expect(figure).toContainText('Image 3/5');
    await expect(figure).toHaveAttribute('data-status', 'loaded');
    const opened = (await getMoves()).length;
    await close.click();
    await expect(dialog).toBeHidden();
    expect((await getMoves()).slice(opened).join('')).toContain('transform');
    await expect(thumbnail).toBeFocused();
  });
});

test('a thumbnail is its image without scripts @no-script', { tag: '@all' }, ({ page }) =>
  forEachCase(slugs, async (slug) => {
    await page.goto(`react/${slug}/`);
    const image = thumbnailsOf(page).first().getByRole('img');
    await expect(image).toHaveJSProperty('complete', true);
    expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }),
);
