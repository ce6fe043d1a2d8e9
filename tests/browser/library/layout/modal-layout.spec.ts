import type { Page } from '@playwright/test';
import type { ModalImage } from 'ks-gallery-react';
import sharp from 'sharp';
import { forEachCase, someOf } from '../../lib/cases';
import { modalOf, openGallery } from '../../lib/gallery';
import { boxOf, countSheets, expect, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';

/** Opens the first of some images, in the place of a gallery that is open. */
async function openImage(page: Page, ...parts: [ModalImage, ...ModalImage[]]) {
  if (page.url().includes('library-page')) await page.keyboard.press('Escape');
  else await gotoLibraryPage(page);
  const gallery = modalOf(page);
  await expect(gallery.dialog).toHaveCount(0);
  await page.evaluate(([first, ...others]) => {
    const image = { id: 0, modal: first };
    const images = [image, ...others.map((modal, index) => ({ id: index + 1, modal }))];
    window.library.modalGalleryService.open({ id: 1, images, currentImage: image });
  }, parts);
  await expect(gallery.figure).toHaveAttribute('data-status', 'loaded');
  return gallery;
}

test('an SVG image with a viewBox but without width and height fills the image area, or has the configured size', async ({
  page,
}) => {
  await forEachCase<readonly [viewBox: string, ratio: number]>(
    someOf([
      ['wide', ['0 0 200 100', 2]],
      ['tall', ['0 0 10 40', 0.25]],
      ['square', ['0 0 24 24', 1]],
    ]),
    async ([viewBox, ratio]) => {
      const { image, main } = await openImage(page, { img: svg(`viewBox="${viewBox}"`) });
      for (const [width, height] of [
        [1280, 900],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        const box = await boxOf(image);
        expect(box.width / box.height).toBeCloseTo(ratio, 1);
        const area = await boxOf(main);
        const fills = Math.max(box.height / area.height, box.width / (width - 150));
        expect(fills, `share of the image area at ${width} px`).toBeGreaterThan(0.95);
        expect(box.width).toBeLessThanOrEqual(width);
        expect(box.height).toBeLessThanOrEqual(area.height + 1);
      }
    },
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  const configured = { img: svg('viewBox="0 0 200 100"'), width: 400, height: 200 };
  const { image } = await openImage(page, configured);
  expect(await boxOf(image)).toMatchObject({ width: 400, height: 200 });
});

test('a declared size that is wrong is replaced by that of the file', async ({ page }) => {
  await gotoLibraryPage(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const file = (width: number, height: number) => svg(`width="${width}" height="${height}"`);
  const srcset = `${file(200, 100).replaceAll(' ', '%20')} 800w`;
  await forEachCase<readonly [image: ModalImage, width: number, height: number]>(
    [
      ['too small', [{ img: file(700, 400), width: 100, height: 67 }, 700, 400]],
      ['too large', [{ img: file(400, 200), width: 2400, height: 1600 }, 400, 200]],
      ['of other proportions', [{ img: file(600, 400), width: 600, height: 600 }, 600, 400]],
      [
        'right, with files of several widths',
        [{ img: file(200, 100), width: 800, height: 400, sources: [{ srcset }] }, 800, 400],
      ],
    ],
    async ([declared, width, height]) => {
      const { image } = await openImage(page, declared);
      expect(await boxOf(image)).toMatchObject({ width, height });
    },
  );
});

test('the active image fills the space that is left and is not enlarged, and nothing moves it sideways', async ({
  page,
}) => {
  const photograph = { img: svg('width="1500" height="1000"'), width: 1500, height: 1000 };
  const { image, main, dialog, next } = await openImage(page, photograph, photograph, photograph);
  await forEachCase(
    (
      [
        [1440, 900],
        [1024, 768],
        [740, 360],
        [360, 740],
        [2560, 1300],
      ] as const
    ).map((size) => [size.join(' × '), size] as const),
    async ([width, height]) => {
      await page.setViewportSize({ width, height });
      const box = await boxOf(image);
      const area = await boxOf(main);
      const free = width < 768 ? width : area.width - 2 * (await boxOf(next)).width;
      const scale = Math.min(1, area.height / 1000, free / 1500);
      expect(box.width).toBeCloseTo(1500 * scale, 0);
      expect(box.height).toBeCloseTo(1000 * scale, 0);
      expect(box.y).toBeGreaterThanOrEqual(area.y - 0.5);
      const hidden = await dialog.evaluate(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      );
      expect(hidden, 'height that has to be scrolled').toBe(0);
    },
  );
  const { x } = await boxOf(image);
  for (const inline of ['start', 'end'] as const) {
    for (const name of ['Next image', 'Previous image'])
      await dialog
        .getByRole('button', { name, exact: true })
        .evaluateAll((found, to) => found.forEach((each) => each.scrollIntoView(to)), { inline });
    expect((await boxOf(image)).x).toBe(x);
  }
});

test('the caption of a small image is readable, and that of a square one not wider than it', async ({
  page,
}) => {
  const description = 'A lighthouse on the northern coast';
  await forEachCase(
    someOf([
      ['tiny', 'width="16" height="16"'],
      ['very narrow', 'width="12" height="400"'],
    ]),
    async (size) => {
      const { figure, image } = await openImage(page, { img: svg(size), description });
      const caption = figure.locator('figcaption', { hasText: description });
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect((await boxOf(caption)).width).toBeGreaterThan(240);
        expect((await boxOf(figure)).width).toBeLessThanOrEqual(width);
        const cut = await caption.evaluate(
          (element) => element.scrollHeight - element.clientHeight,
        );
        expect(cut).toBeLessThanOrEqual(0);
      }
      expect((await boxOf(image)).width, 'the image is not enlarged').toBeLessThan(17);
    },
  );
  // A low window.
  await page.setViewportSize({ width: 740, height: 360 });
  const square = { img: svg('width="900" height="900"'), description: 'A lighthouse' };
  const { figure, image } = await openImage(page, square, square);
  const { width } = await boxOf(figure.locator('figcaption'));
  expect(width).toBeLessThanOrEqual((await boxOf(image)).width);
});

async function brightness(page: Page): Promise<number> {
  const { channels } = await sharp(await page.screenshot()).stats();
  return Math.min(...channels.map(({ mean }) => mean));
}

test('printing while a gallery is open prints the page without a dark layer', async ({ page }) => {
  await page.goto('demo/infinite-sliding/');
  await page.emulateMedia({ media: 'print' });
  const sheets = await countSheets(page);
  const paper = await brightness(page);
  expect(paper).toBeGreaterThan(200);

  await page.emulateMedia({ media: 'screen' });
  const { dialog } = await openGallery(page, 'infinite-sliding');
  // The backdrop fades in.
  await expect.poll(() => brightness(page)).toBeLessThan(120);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  // On the screen it replaces the scroll bar.
  await expect(page.locator('html')).toHaveCSS('padding-right', '0px');
  expect(await brightness(page)).toBeCloseTo(paper, 0);
  expect(await countSheets(page)).toBe(sheets);

  await page.emulateMedia({ media: 'screen' });
  await expect(dialog).toBeVisible();
});

test('closing restores the overflow and scroll bar styles of the root element, and focus in a shadow root', async ({
  page,
}) => {
  await gotoLibraryPage(page);
  const root = page.locator('html');
  await root.evaluate((element, img) => {
    element.style.overflowY = 'scroll';
    element.style.scrollbarGutter = 'stable';
    const host = document.body.appendChild(document.createElement('div'));
    const button = document.createElement('button');
    button.textContent = 'Inside';
    host.attachShadow({ mode: 'open' }).append(button);
    const image = { id: 0, modal: { img } };
    button.addEventListener('click', () =>
      window.library.modalGalleryService.open({ id: 1, images: [image], currentImage: image }),
    );
  }, svg('width="90" height="90"'));
  const opener = page.getByRole('button', { name: 'Inside' });
  await opener.click();
  await expect(modalOf(page).image).toBeVisible();
  await expect(root).toHaveCSS('overflow-y', 'hidden');
  await modalOf(page).close.click();
  await expect(modalOf(page).dialog).toBeHidden();
  await expect(root).toHaveCSS('overflow-y', 'scroll');
  await expect(root).toHaveCSS('overflow-x', 'auto');
  await expect(root).toHaveCSS('scrollbar-gutter', 'stable');
  await expect(opener).toBeFocused();
});

test('focus returns to the page when the outer of two galleries closes first', async ({ page }) => {
  await gotoLibraryPage(page);
  const opener = page.getByRole('button', { name: 'Opener' });
  await opener.focus();
  await page.evaluate((img) => {
    const image = { id: 0, modal: { img } };
    const open = (id: number) =>
      window.library.modalGalleryService.open({ id, images: [image], currentImage: image });
    open(1).show$.subscribe(() => open(2));
  }, svg('width="90" height="90"'));
  const dialogs = modalOf(page).dialog;
  await expect(dialogs).toHaveCount(2);
  await expect(dialogs.last().getByRole('button', { name: /^Close/ })).toBeFocused();
  await page.evaluate(() => window.library.modalGalleryService.close(1));
  await expect(dialogs).toHaveCount(1);
  await expect(dialogs.getByRole('button', { name: /^Close/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
  await expect(opener).toBeFocused();
});
