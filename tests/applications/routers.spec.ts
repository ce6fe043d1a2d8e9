/** A gallery in the pages of routers, which hear nothing of its opening and closing. */
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/lib/fixtures';
import { gotoApplication, tellNeighbour } from './application';

declare global {
  interface Window {
    log: string[];
    isBlocking: boolean;
  }
}

test.use({ startsDemos: false });

/** Shows a page of a router with a gallery, which may have a name in the URL. */
type GotoAlbum = (page: Page, named: boolean) => Promise<void>;

/** A page of a router in the program of this folder. */
const inProgram =
  (router: string): GotoAlbum =>
  (page, named) =>
    gotoApplication(page, { program: 'routers', query: `?${router}${named ? '&named' : ''}` });

/** A page of the application of Next.js, reached by a link: its code arrives after the router has been created. */
const inNext =
  (path: string): GotoAlbum =>
  async (page, named) => {
    await page.goto(path);
    await page.getByRole('link', { name: named ? 'Named album' : 'Album', exact: true }).click();
  };

/** Routers by their packages; those of Next.js by their modules. */
const routers: Record<string, GotoAlbum> = {
  'react-router': inProgram('react-router-7'),
  'react-router-6': inProgram('react-router-6'),
  '@tanstack/react-router': inProgram('tanstack'),
  wouter: inProgram('wouter'),
  'next/navigation': inNext('/'),
  'next/router': inNext('/pages-router/'),
};

const galleryOf = (page: Page) => page.getByRole('dialog', { name: 'Modal gallery content' });

async function openGallery(page: Page) {
  await page.getByRole('button', { name: 'Open the gallery' }).click();
  const gallery = galleryOf(page);
  await expect(gallery.getByRole('button', { name: 'Next image' }).first()).toBeVisible();
  return gallery;
}

/** Waits until the history has the given number of entries up to the current one: a step of the gallery has ended. */
const expectIndex = (page: Page, index: number) =>
  expect.poll(() => page.evaluate(() => navigation.currentEntry?.index)).toBe(index);

for (const [neighbour, gotoAlbum] of Object.entries(routers)) {
  for (const named of [false, true]) {
    const title = `${neighbour} hears nothing of a gallery${named ? ' with a name in the URL' : ''}`;
    const details = tellNeighbour(neighbour, 'routers', named ? 'named' : 'unnamed');
    test(title, details, async ({ page }) => {
      await gotoAlbum(page, named);
      await expect(page.getByRole('heading', { name: 'Album' })).toBeVisible();
      await page.evaluate(() => {
        window.isBlocking = true;
      });
      await page.getByLabel('Text').fill('Not saved');
      const url = page.url();
      const requests: string[] = [];
      const index = await page.evaluate(() => navigation.currentEntry!.index);
      await page.evaluate(() => {
        scrollTo(0, 500);
        window.log.splice(0);
      });
      // Data of this page, which Next.js fetches; those of visible links it fetches in advance at any time.
      page.on('request', (request) => {
        const isOfPage = new URL(request.url()).pathname.includes('/album');
        if (request.resourceType() === 'fetch' && isOfPage) requests.push(request.url());
      });
      const scrolled = await page.evaluate(() => scrollY);
      const closings = {
        Escape: () => page.keyboard.press('Escape'),
        Back: () => page.goBack(),
        'the button': () => galleryOf(page).getByRole('button', { name: 'Close' }).click(),
      };
      for (const [how, close] of Object.entries(closings)) {
        const gallery = await openGallery(page);
        await expectIndex(page, index + 1);
        await page.keyboard.press('ArrowRight');
        if (named) await expect(page).toHaveURL(/#album-/);
        await close();
        await expect(gallery).toBeHidden();
        await expectIndex(page, index);
        expect(page.url(), how).toBe(url);
        expect(await page.evaluate(() => window.log), how).toEqual([]);
        expect(requests, how).toEqual([]);
        await expect(page.getByLabel('Text')).toHaveValue('Not saved');
        expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      }
      // The entry that Back has left.
      await page.goForward();
      await expectIndex(page, index);
      expect(await page.evaluate(() => window.log), 'after Forward').toEqual([]);
      expect(requests, 'after Forward').toEqual([]);
      // The router works as before, also across the entry of an open gallery.
      await page.evaluate(() => {
        window.isBlocking = false;
      });
      await page.getByRole('link', { name: 'Other page' }).click();
      await expect(page.getByRole('heading', { name: 'Other' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Album' })).toBeVisible();
    });
  }
}
