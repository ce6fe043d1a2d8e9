/** Pages behind an open modal gallery. */
import type { Page } from '@playwright/test';
import { forEachCase, someOf } from './cases';
import { modalOf } from './gallery';
import { expect, test } from './fixtures';
import { gotoLibraryPage, svg } from './library-page';

const fixedParts = `
  body { margin: 0; }
  .high { position: relative; height: 5000px; background: linear-gradient(#eee, #aaa); }
  header { position: sticky; top: 0; height: 50px; background: gold; }
  .box { position: absolute; top: 1500px; left: 30px; width: 40%; height: 40px; background: teal; }
  .inner { height: 100px; overflow: auto; }`;

export async function gotoPage(page: Page, css: string): Promise<void> {
  await gotoLibraryPage(page, { before: fixedParts + css });
  await page.evaluate(() => {
    document
      .querySelector('main')!
      .insertAdjacentHTML(
        'beforebegin',
        '<header>Header</header><div class="inner"><div class="high">Inner</div></div><div class="high"><p class="box">Box</p></div>',
      );
  });
}

export async function openGallery(page: Page, id = 1): Promise<void> {
  await page.evaluate(
    ([img, given]) => {
      const image = { id: 0, modal: { img } };
      window.library.modalGalleryService.open({ id: given, images: [image], currentImage: image });
    },
    [svg('width="90" height="90"'), id] as const,
  );
  await expect(modalOf(page).dialog.last()).toBeVisible();
}

export const closeGallery = (page: Page, id = 1) =>
  page.evaluate((given) => window.library.modalGalleryService.close(given), id);

/** Boxes of the parts of the page, and how far it is scrolled. */
const readPlaces = (page: Page) =>
  page.evaluate(() => {
    const boxes = ['header', '.box', '.inner', 'body'].map((selector) => {
      const { x, y, width } = document.querySelector(selector)!.getBoundingClientRect();
      return [selector, x, y, width].join(' ');
    });
    const { body } = document;
    return [...boxes, `scrolled ${scrollX} ${scrollY} ${body.scrollTop}`];
  });

/** Rules of the page by what they change; each third one, of which "npm test" opens the page, is of another kind. */
const pages: readonly (readonly [name: string, css: string])[] = [
  ['no overflow', ''],
  ['body { overflow-x: hidden }', 'body { overflow-x: hidden; }'],
  ['body { overflow-x: clip }', 'body { overflow-x: clip; }'],
  ['html { overflow-x: hidden }', 'html { overflow-x: hidden; }'],
  ['html { overflow-x: clip }', 'html { overflow-x: clip; }'],
  ['both { overflow-x: clip }', 'html, body { overflow-x: clip; }'],
  ['both { overflow-x: hidden }', 'html, body { overflow-x: hidden; }'],
  ['html { overflow-y: scroll }', 'html { overflow-y: scroll; }'],
  ['body { overflow-y: scroll }', 'body { overflow-y: scroll; }'],
  [
    'the body scrolls',
    'html, body { height: 100%; } html { overflow: hidden; } body { overflow: auto; }',
  ],
  ['scrollbar-gutter: stable both-edges', 'html { scrollbar-gutter: stable both-edges; }'],
  ['an html with margins', 'html { margin: 0 20px; }'],
  ['scrollbar-gutter: stable', 'html { scrollbar-gutter: stable; }'],
  ['an html with padding', 'html { padding: 10px 20px; }'],
  ['html { zoom: 0.8 }', 'html { zoom: 0.8; }'],
  ['right to left', 'html { direction: rtl; }'],
  ['html { zoom: 1.5 }', 'html { zoom: 1.5; }'],
  ['body { zoom: 1.5 }', 'body { zoom: 1.5; }'],
];

/** Tests that nothing of a page moves, with the scroll bars of the browser that runs the tests. */
export function testPages(): void {
  test('nothing of the page moves while a gallery opens, is open and closes', async ({ page }) => {
    await forEachCase(someOf(pages), async (css) => {
      await gotoPage(page, css);
      await page.evaluate(() => {
        scrollTo(0, 1200);
        document.body.scrollTop = 1200;
      });
      const before = await readPlaces(page);
      await openGallery(page);
      expect(await readPlaces(page), 'while open').toEqual(before);
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('PageDown');
      expect(await readPlaces(page), 'after the wheel').toEqual(before);
      await closeGallery(page);
      await expect(modalOf(page).dialog).toBeHidden();
      expect(await readPlaces(page), 'after closing').toEqual(before);
      // What is reserved for the scroll bar is no longer.
      await expect(page.locator('html')).not.toHaveAttribute('style', /./);
      await expect(page.locator('body')).not.toHaveAttribute('style', /./);
    });
  });
}
