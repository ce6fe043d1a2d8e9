/** Two copies of the library on a page, as with a widget that brings its own: each answers to its own entry and dialog. */
import type { Page } from '@playwright/test';
import type * as library from 'ks-gallery-react';
import { forEachCase } from '../../lib/cases';
import { modalOf } from '../../lib/gallery';
import { expect, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';

declare global {
  interface Window {
    copies: (typeof library)[];
    refs: library.ModalGalleryRef[];
  }
}

test.use({ startsDemos: false, contextOptions: { reducedMotion: 'reduce' } });

/** Runs the script of the page a second time. Both copies have prepared for galleries then, as while the browser is idle. */
async function addCopy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const prepare = () => {
      const { react, library: copy, renderElement } = window;
      const isIdle = new Promise<void>((resolve) => {
        window.requestIdleCallback = (callback) =>
          window.setTimeout(() => {
            callback({ didTimeout: false, timeRemaining: () => 50 });
            resolve();
          });
      });
      renderElement(react.createElement(copy.ModalGalleryProvider));
      return isIdle;
    };
    window.refs = [];
    window.copies = [window.library];
    await prepare();
    const again = document.createElement('script');
    again.textContent = document.querySelector('script')!.textContent;
    document.body.append(again);
    window.copies.push(window.library);
    await prepare();
  });
}

const names = ['First', 'Second'];

/** Opens a gallery of a copy. */
async function open(page: Page, copy: number): Promise<void> {
  await page.evaluate(
    ([index, name, src]) => {
      const images = [{ src: src!, alt: name! }];
      const { open: show } = window.copies[index]!.modalGalleryService;
      window.refs[index] = show({ id: 1, images, defaultIndex: 0 });
    },
    [copy, names[copy], svg('width="600" height="400"')] as const,
  );
  await expect(modalOf(page).image.and(page.getByAltText(names[copy]!))).toBeVisible();
}

const getOpen = (page: Page) => page.evaluate(() => window.refs.map(({ isOpen }) => isOpen));
const getIndex = (page: Page) => page.evaluate(() => navigation.currentEntry?.index);
const expectOpen = (page: Page, ...isOpen: boolean[]) =>
  expect.poll(() => getOpen(page)).toEqual(isOpen);
const isMarked = (page: Page) => page.evaluate(() => Boolean(history.state?.ksModalGallery));

/** The copy below, and the one above it. */
const orders: readonly (readonly [title: string, copies: readonly [0 | 1, 0 | 1]])[] = [
  ['the second copy above the first one', [0, 1]],
  ['the first copy above the second one', [1, 0]],
];

const without = (isOpen: readonly boolean[], copy: number) =>
  isOpen.map((each, index) => each && index !== copy);

/** What closes the newest gallery. */
const ways: readonly (readonly [by: string, leave: (page: Page) => Promise<unknown>])[] = [
  ['Back', (page) => page.goBack()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  [
    'Escape without focus',
    async (page) => {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Escape');
    },
  ],
];

test('Back and Escape close the newest gallery of two copies of the library', async ({ page }) => {
  await gotoLibraryPage(page);
  await addCopy(page);
  const index = await getIndex(page);
  const cases = ways.flatMap(([by, leave]) =>
    orders.map(([title, order]) => [`${by}, ${title}`, { leave, order }] as const),
  );
  await forEachCase(cases, async ({ leave, order: [below, above] }) => {
    await open(page, below);
    await open(page, above);
    expect(await getIndex(page)).toBe(index! + 2);
    await leave(page);
    await expectOpen(page, ...without([true, true], above));
    await expect.poll(() => getIndex(page)).toBe(index! + 1);
    await expect(modalOf(page).image).toHaveAttribute('alt', names[below]!);
    await leave(page);
    await expectOpen(page, false, false);
    await expect.poll(() => getIndex(page)).toBe(index);
    expect(await isMarked(page)).toBe(false);
  });
});

test('a gallery below that of another copy leaves its entry when it is reached', async ({
  page,
}) => {
  await gotoLibraryPage(page);
  await addCopy(page);
  const index = await getIndex(page);
  await forEachCase(orders, async ([below, above]) => {
    await open(page, below);
    await open(page, above);
    await page.evaluate((copy) => window.refs[copy]!.closeModal(), below);
    await expectOpen(page, ...without([true, true], below));
    await expect(modalOf(page).image).toHaveAttribute('alt', names[above]!);
    await page.keyboard.press('Escape');
    await expectOpen(page, false, false);
    await expect.poll(() => getIndex(page)).toBe(index);
    expect(await isMarked(page)).toBe(false);
  });
});

test('the entries of two copies that a reload has left are left once', async ({ page }) => {
  await gotoLibraryPage(page);
  await addCopy(page);
  const index = await getIndex(page);
  await open(page, 0);
  await open(page, 1);
  await page.reload();
  expect(await isMarked(page)).toBe(true);
  await addCopy(page);
  await expect.poll(() => getIndex(page)).toBe(index);
  await open(page, 1);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.refs[1]!.isOpen)).toBe(false);
  expect(await getIndex(page)).toBe(index);
});
