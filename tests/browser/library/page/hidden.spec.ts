/** A modal gallery that something hides while it is open: React, with what suspends beside it, or the application. */
import type { Page } from '@playwright/test';
import { forEachCase } from '../../lib/cases';
import { expectLeft, modalOf } from '../../lib/gallery';
import { expect, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';
import { advanceTimers, controlTimers } from '../../lib/timers';
import { getTransform, settle } from '../../lib/viewer';

declare global {
  interface Window {
    /** What the application has heard of the gallery. */
    heard: string[];
    hide: () => void;
    show: () => void;
  }
}

test.use({ startsDemos: false, contextOptions: { reducedMotion: 'reduce' } });

/** How a gallery is opened, and what hides it. */
type Kind = 'component' | 'service' | 'container';

const urls = ['teal', 'navy', 'maroon'].map((id) => svg(`id="${id}" width="1200" height="800"`));

/** Renders a gallery beside what suspends, or in an element that the application hides. */
async function renderApplication(page: Page, kind: Kind, autoPlay = false): Promise<void> {
  await gotoLibraryPage(page);
  await page.evaluate(
    ([files, given, plays]) => {
      const { createElement, Suspense, use, useState } = window.react;
      const { ModalGallery, ModalGalleryProvider, modalGalleryService } = window.library;
      const images = files.map((src, index) => ({ src, alt: `Image ${index + 1}` }));
      const config = { slideConfig: { playConfig: { autoPlay: plays, interval: 5000 } } };
      const container = document.body.appendChild(document.createElement('div'));
      let openComponent = () => {};
      window.heard = [];
      function Beside({ data }: { data?: Promise<void> }) {
        if (data) use(data);
        return createElement('p', null, 'Beside');
      }
      function Application() {
        const [data, setData] = useState<Promise<void>>();
        const [open, setOpen] = useState(false);
        window.hide = () => setData(new Promise((resolve) => (window.show = resolve)));
        const onOpenChange = (isOpen: boolean) => {
          window.heard.push(`open ${isOpen}`);
          setOpen(isOpen);
        };
        openComponent = () => setOpen(true);
        const props = { images, config, open, onOpenChange };
        const gallery =
          given === 'service'
            ? createElement(ModalGalleryProvider)
            : createElement(ModalGallery, given === 'container' ? { ...props, container } : props);
        return createElement(
          Suspense,
          { fallback: 'One moment' },
          createElement(Beside, { data }),
          gallery,
        );
      }
      window.renderElement(createElement(Application));
      document.querySelector('button')!.addEventListener('click', () => {
        if (given === 'service')
          modalGalleryService
            .open({ id: 1, images, config, defaultIndex: 0 })
            .close$.subscribe(() => window.heard.push('open false'));
        else openComponent();
      });
      if (given === 'container')
        Object.assign(window, {
          hide: () => (container.hidden = true),
          show: () => (container.hidden = false),
        });
    },
    [urls, kind, autoPlay] as const,
  );
}

const isModal = (page: Page) => page.evaluate(() => document.querySelector(':modal') !== null);
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
const hide = (page: Page) => page.evaluate(() => window.hide());

const kinds: readonly (readonly [title: string, kind: Kind])[] = [
  ['by React with its Suspense boundary', 'component'],
  ['by React with its provider', 'service'],
  ['by the application with its container', 'container'],
];

test('a gallery that is hidden leaves the page to the user, and returns as it was', async ({
  page,
}) => {
  await forEachCase(kinds, async (kind) => {
    await renderApplication(page, kind);
    const { dialog, image, next } = modalOf(page);
    const opener = page.getByRole('button', { name: 'Opener' });
    await opener.click();
    await expect(image).toBeVisible();
    await next.click();
    for (const key of ['+', '+', 'ArrowRight']) {
      await page.keyboard.press(key);
      await settle(page);
    }
    const zoomed = await getTransform(page);
    expect(zoomed.x).toBeLessThan(0);

    await hide(page);
    await expect(dialog).toBeHidden();
    await expect.poll(() => isModal(page)).toBe(false);
    expect(await isLocked(page)).toBe(false);
    await expect(opener).toBeFocused();
    // The page has its keys to itself.
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => window.heard)).toEqual([]);

    await page.evaluate(() => window.show());
    await expect(image).toBeVisible();
    await expect.poll(() => isModal(page)).toBe(true);
    expect(await isLocked(page)).toBe(true);
    await expect(image).toHaveAttribute('alt', 'Image 2');
    await settle(page);
    expect(await getTransform(page)).toEqual(zoomed);
    await expect(next).toBeFocused();
    await page.keyboard.press('0');
    await settle(page);
    expect((await getTransform(page)).scale).toBe(1);
    expect(await page.evaluate(() => window.heard)).toEqual([]);
    await page.keyboard.press('Escape');
    await expectLeft(page);
    expect(await page.evaluate(() => window.heard)).toEqual(['open false']);
    await expect(opener).toBeFocused();
    expect(await isLocked(page)).toBe(false);
  });
});

test('a gallery that Back closes while it is hidden does not return', async ({ page }) => {
  await forEachCase(kinds, async (kind) => {
    await renderApplication(page, kind);
    const { dialog, image } = modalOf(page);
    await page.getByRole('button', { name: 'Opener' }).click();
    await expect(image).toBeVisible();
    await hide(page);
    await expect.poll(() => isModal(page)).toBe(false);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.heard)).toEqual(['open false']);
    await page.evaluate(() => window.show());
    await expect(page.getByText('Beside')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expectLeft(page);
  });
});

test('autoplay waits while the gallery is hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await controlTimers(page);
  await renderApplication(page, 'component', true);
  const { dialog, image } = modalOf(page);
  await page.getByRole('button', { name: 'Opener' }).click();
  await expect(image).toHaveJSProperty('complete', true);
  await page.mouse.move(0, 0);
  await hide(page);
  await expect(dialog).toBeHidden();
  await advanceTimers(page, 20_000);
  await page.evaluate(() => window.show());
  await expect(image).toHaveAttribute('alt', 'Image 1');
  await advanceTimers(page, 5000);
  await expect(image).toHaveAttribute('alt', 'Image 2');
});
