import type { Page } from '@playwright/test';
import { liveDemo, modalOf, openModal } from '../../lib/gallery';
import { expect, expectAccessible, rareIf, test } from '../../lib/fixtures';

const slugs = ['next-image', 'image-cdn'];

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

for (const slug of slugs) {
  const isRare = rareIf(slug === 'image-cdn');
  test(
    `${slug}: small files for thumbnails, large ones in the viewer, which zooms`,
    isRare,
    async ({ page }) => {
      await page.goto(`react/${slug}/`);
      const file = thumbnailsOf(page).nth(1).getByRole('img');
      await expect(file).toHaveJSProperty('complete', true);
      expect(await file.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-480\.jpg$/);
      const { dialog, figure, image, main } = await openModal(thumbnailsOf(page).nth(1));
      await expect(figure).toHaveAttribute('data-status', 'loaded');
      expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
        480,
      );
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
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(thumbnailsOf(page).nth(1)).toBeFocused();
    },
  );

  test(`${slug}: the image moves out of its thumbnail and back`, isRare, async ({ page }) => {
    const getMoves = await recordMoves(page);
    await page.goto(`react/${slug}/`);
    await openModal(thumbnailsOf(page).nth(2));
    await expect.poll(getMoves).toContainEqual(expect.stringContaining('transform'));
    await expect(modalOf(page).dialog).not.toHaveAttribute('data-flying');
    const opened = (await getMoves()).length;
    await modalOf(page).close.click();
    await expect(modalOf(page).dialog).toBeHidden();
    const closing = (await getMoves()).slice(opened).join('');
    expect(closing).toContain('transform');
  });

  test(`${slug}: a thumbnail is its image without scripts @no-script`, isRare, async ({ page }) => {
    await page.goto(`react/${slug}/`);
    const image = thumbnailsOf(page).first().getByRole('img');
    await expect(image).toHaveJSProperty('complete', true);
    expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
}
