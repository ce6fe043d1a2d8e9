import type { Locator, Page } from '@playwright/test';
import { middleOf, touch } from './finger';
import { areEntriesLeft, waitForTransitions, expect } from './fixtures';
import { controlTimers } from './timers';

/** The live demo of a page, without the source code below it. */
export function liveDemo(page: Page): Locator {
  return page.getByRole('region', { name: 'Live demo' });
}

/** The first button that opens a modal gallery of a demo. */
export function getOpener(page: Page): Locator {
  return liveDemo(page).getByRole('button').first();
}

/** The open modal gallery, located by its default labels. */
export function modalOf(page: Page) {
  const dialog = page.getByRole('dialog');
  const figure = dialog.getByRole('figure');
  const thumbnailGroup = dialog.getByRole('group', { name: 'Image previews' });
  return {
    dialog,
    /** Image and caption; its text is that of the caption. */
    figure,
    image: figure.getByRole('img'),
    main: dialog.getByRole('group', { name: 'Current image and navigation' }),
    next: dialog.getByRole('button', { name: 'Next image' }),
    previous: dialog.getByRole('button', { name: 'Previous image' }),
    close: dialog.getByRole('button', { name: 'Close this modal image gallery' }),
    dots: dialog.getByRole('group', { name: 'Image navigation dots' }).getByRole('button'),
    thumbnailGroup,
    thumbnails: thumbnailGroup.getByRole('button', { name: /^Navigate to image number/ }),
    scrollNext: thumbnailGroup.getByRole('button', { name: 'Scroll next previews' }),
    scrollPrevious: thumbnailGroup.getByRole('button', { name: 'Scroll previous previews' }),
    status: dialog.getByRole('status'),
  };
}

/** Clicks an opener, and waits until the gallery is open. The page keeps a click that comes before its scripts. */
export async function openModal(opener: Locator): Promise<ReturnType<typeof modalOf>> {
  const modal = modalOf(opener.page());
  await opener.click();
  await expect(modal.dialog).toBeVisible();
  return modal;
}

/**
 * Expects that the modal gallery is closed and its history entry is left. It steps back by itself, which would cancel a
 * navigation of the test, or with one Back more leave the page.
 */
export async function expectLeft(page: Page): Promise<void> {
  await expect(modalOf(page).dialog).toBeHidden();
  await expect.poll(() => areEntriesLeft(page)).toBe(true);
}

/** Goes to a demo, opens its gallery, or the one that the name of a button says, and waits for its image. */
export async function openGallery(page: Page, slug: string, name = 'Open the gallery') {
  await page.goto(`demo/${slug}/`);
  const modal = await openModal(page.getByRole('button', { name }));
  await expect(modal.image).toBeVisible();
  return modal;
}

/** Returns the positions, counted from 1, of the thumbnails of a group that are visible as a whole. */
export function visibleThumbnails(group: Locator): Promise<number[]> {
  return group.locator('.ks-preview-scroller').evaluate((scroller) => {
    const { left, right } = scroller.getBoundingClientRect();
    const positions = [];
    for (const cell of scroller.querySelectorAll('.ks-preview')) {
      const box = cell.getBoundingClientRect();
      // A button with a slot is named by its image.
      const name = cell.getAttribute('aria-label') ?? cell.querySelector('img')?.alt ?? '';
      if (box.left >= left - 1 && box.right <= right + 1)
        positions.push(Number(/\d+$/.exec(name)?.[0]));
    }
    return positions;
  });
}

/** Expects the visible thumbnails of a group by position, counted from 1. */
export async function expectThumbnails(group: Locator, positions: number[]): Promise<void> {
  await expect.poll(() => visibleThumbnails(group)).toEqual(positions);
}

/** Opens a gallery like `openGallery`, on a page whose long timers the test fires. */
export async function openWithControlledTimers(page: Page, slug: string, name?: string) {
  await controlTimers(page);
  return openGallery(page, slug, name);
}

/** Moves the pointer away from all galleries. */
export async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
}

/**
 * Swipes with one finger from the middle of an element, rests and lifts. Without the rest Chromium would start a fling
 * and lose the next tap.
 */
export async function swipe(target: Locator, by: { x?: number; y?: number }): Promise<void> {
  await waitForTransitions(target.page());
  const from = await middleOf(target);
  const steps = 6;
  const moment = (at: number, part: number) => ({
    at,
    fingers: [{ x: from.x + (by.x ?? 0) * part, y: from.y + (by.y ?? 0) * part }],
  });
  const moves = Array.from({ length: steps + 1 }, (_, step) => moment(step / 60, step / steps));
  await touch(target.page(), [...moves, moment(0.5, 1.01), { at: 0.7, fingers: [] }]);
}

/** Presses Ctrl+S until the shortcut, which is loaded with the gallery, works; returns the file name. */
export async function downloadByKeyboard(page: Page): Promise<string> {
  let name = '';
  await expect(async () => {
    const download = page.waitForEvent('download', { timeout: 1_000 });
    await page.keyboard.press('Control+s');
    name = (await download).suggestedFilename();
  }).toPass();
  return name;
}

/** The carousel of a page, located by its default labels. */
export function carouselOf(page: Page) {
  const root = page.getByRole('region', { name: 'Current image and navigation' });
  const previews = root.getByRole('group', { name: 'Image previews' });
  const slide = root.getByRole('tabpanel').and(page.locator('[data-state~="active"]'));
  return {
    root,
    slides: root.getByRole('tabpanel'),
    /** The active slide; its name has position and total. During a drag its neighbours are visible, too. */
    slide,
    image: slide.getByRole('img'),
    /** Where one drags. */
    stage: root.locator('.ks-carousel-stage'),
    next: root.getByRole('button', { name: 'Next image' }),
    previous: root.getByRole('button', { name: 'Previous image' }),
    tabs: root.getByRole('tab'),
    previews,
    thumbnails: previews.getByRole('button', { name: /^Navigate to image number/ }),
    scrollNext: previews.getByRole('button', { name: 'Scroll next previews' }),
    scrollPrevious: previews.getByRole('button', { name: 'Scroll previous previews' }),
    stop: root.getByRole('button', { name: 'Stop automatic slide show' }),
  };
}

/** Goes to a carousel demo and waits until it is visible. */
export async function openCarousel(page: Page, slug: string) {
  await page.goto(`demo/${slug}/`);
  // A press that comes before is repeated later, which would count twice in a loop of presses.
  await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
  const carousel = carouselOf(page);
  await expect(carousel.root).toBeVisible();
  return carousel;
}
