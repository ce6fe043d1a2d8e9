import type { Locator, Page } from '@playwright/test';
import { middleOf, touch } from '../finger';
import { atRest, expect } from '../fixtures';

/** What runs on a demo page, apart from the code that is shown below it. */
export function liveDemo(page: Page): Locator {
  return page.getByRole('region', { name: 'Live demo' });
}

/** The open modal gallery, in the words of its default texts. */
export function modalOf(page: Page) {
  const dialog = page.getByRole('dialog');
  const figure = dialog.getByRole('figure');
  const strip = dialog.getByRole('group', { name: 'Image previews' });
  return {
    dialog,
    /** Picture and caption; its text is the caption's. */
    figure,
    picture: figure.getByRole('img'),
    main: dialog.getByRole('group', { name: 'Current image and navigation' }),
    next: dialog.getByRole('button', { name: 'Next image' }),
    previous: dialog.getByRole('button', { name: 'Previous image' }),
    close: dialog.getByRole('button', { name: 'Close this modal image gallery' }),
    dots: dialog.getByRole('group', { name: 'Image navigation dots' }).getByRole('button'),
    strip,
    thumbnails: strip.getByRole('button', { name: /^Navigate to image number/ }),
    scrollOn: strip.getByRole('button', { name: 'Scroll next previews' }),
    scrollBack: strip.getByRole('button', { name: 'Scroll previous previews' }),
    status: dialog.getByRole('status'),
  };
}

/** Presses what opens a gallery until it is open: the first press may come before the page is ready for it. */
export async function press(opener: Locator): Promise<ReturnType<typeof modalOf>> {
  const modal = modalOf(opener.page());
  await expect(async () => {
    if (!(await modal.dialog.isVisible())) await opener.click({ timeout: 1_000 });
    await expect(modal.dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return modal;
}

/** Goes to a demo, opens the gallery of that number and waits for its picture. */
export async function openGallery(page: Page, slug: string, id: number) {
  await page.goto(`demo/${slug}/`);
  const modal = await press(page.getByRole('button', { name: `Open gallery ${id} ` }));
  await expect(modal.picture).toBeVisible();
  return modal;
}

/** The places of the thumbnails that are visible, counted from 1. */
export async function expectThumbnails(thumbnails: Locator, places: number[]): Promise<void> {
  const names = places.map((place) => new RegExp(`Navigate to image number ${place}$`));
  await expect(thumbnails).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    await expect(thumbnails.nth(index)).toHaveAccessibleName(name);
  }
}

/** From now on time passes only when the test says so; the page's clock must be installed. */
export async function holdTime(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }).toPass();
}

/** Goes to a demo, holds the time once the page answers, and opens the gallery of that number. */
export async function openHeld(page: Page, slug: string, id: number) {
  await page.clock.install();
  await page.goto(`demo/${slug}/`);
  const opener = page.getByRole('button', { name: `Open gallery ${id} ` });
  const modal = await press(opener);
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
  await holdTime(page);
  await press(opener);
  await expect(modal.picture).toBeVisible();
  // A gallery tells of its opening a moment later.
  await page.clock.runFor(1);
  return modal;
}

/** Moves the pointer to where no gallery notices it. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
}

/**
 * A finger on the middle of an element moves by that much, rests and is lifted. Far enough, it counts also when it is
 * slow; lifted in full motion it would start a fling, during which Chromium loses the next tap on any page.
 */
export async function swipe(target: Locator, by: { x?: number; y?: number }): Promise<void> {
  await atRest(target.page());
  const from = await middleOf(target);
  const steps = 6;
  const moment = (at: number, part: number) => ({
    at,
    fingers: [{ x: from.x + (by.x ?? 0) * part, y: from.y + (by.y ?? 0) * part }],
  });
  const moves = Array.from({ length: steps + 1 }, (_, step) => moment(step / 60, step / steps));
  await touch(target.page(), [...moves, moment(0.5, 1.01), { at: 0.7, fingers: [] }]);
}

/** Saves with the keyboard until the listener, which is loaded with the gallery, is there; returns the file's name. */
export async function saveByKeyboard(page: Page): Promise<string> {
  let name = '';
  await expect(async () => {
    const download = page.waitForEvent('download', { timeout: 1_000 });
    await page.keyboard.press('Control+s');
    name = (await download).suggestedFilename();
  }).toPass();
  return name;
}

/** The carousel of a page, in the words of its default texts. */
export function carouselOf(page: Page) {
  const root = page.getByRole('region', { name: 'Current image and navigation' });
  const previews = root.getByRole('group', { name: 'Image previews' });
  return {
    root,
    /** The slide that is shown; its name tells place and total. */
    slide: root.getByRole('tabpanel'),
    picture: root.getByRole('tabpanel').getByRole('img'),
    next: root.getByRole('button', { name: 'Next image' }),
    previous: root.getByRole('button', { name: 'Previous image' }),
    tabs: root.getByRole('tab'),
    previews,
    thumbnails: previews.getByRole('button', { name: /^Navigate to image number/ }),
    scrollOn: previews.getByRole('button', { name: 'Scroll next previews' }),
    scrollBack: previews.getByRole('button', { name: 'Scroll previous previews' }),
    stop: root.getByRole('button', { name: 'Stop automatic slide show' }),
  };
}

/** Goes to a carousel demo and waits until it answers to the keyboard. */
export async function openCarousel(page: Page, slug: string) {
  await page.goto(`demo/${slug}/`);
  const carousel = carouselOf(page);
  await expect(carousel.root).toBeVisible();
  return carousel;
}
