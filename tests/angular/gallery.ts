import type { Locator, Page } from '@playwright/test';
import { expect } from '../browser/lib/fixtures';

/** Opens the page of one sample. */
export async function mountSample(page: Page, slug: string): Promise<Locator> {
  await page.goto(`?${slug}`);
  const sample = page.locator(`app-${slug}`);
  await expect(sample).toBeVisible();
  return sample;
}

/** Pauses the page's clock, which must be installed: Hammer.js computes speeds from it. */
export async function pauseClock(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }).toPass();
}

/** Opens the page of one sample with a paused clock. */
export async function mountPaused(page: Page, slug: string): Promise<Locator> {
  await page.clock.install();
  const sample = await mountSample(page, slug);
  await pauseClock(page);
  return sample;
}

/** Locators of the package's modal gallery, by its default names; it has no dialog role. */
export function modalOf(page: Page) {
  const root = page.locator('ks-modal-gallery');
  const image = root.getByRole('figure').getByRole('img');
  return {
    root,
    /** Rendered only when it has loaded. */
    image,
    main: root.getByRole('main'),
    next: root.getByRole('button', { name: 'Next image' }),
    close: root.getByRole('button', { name: 'Close this modal image gallery' }),
    dots: root.getByRole('navigation', { name: /^Navigate to image number/ }),
    thumbnails: root.getByRole('navigation', { name: 'Image previews' }).getByRole('img'),
    spinner: root.getByTitle('The current image is loading. Please be patient.'),
  };
}

/** Locators of one carousel of the package, by its default names. */
export function carouselIn(root: Locator) {
  return {
    image: root.getByRole('figure').getByRole('img'),
    next: root.getByRole('button', { name: 'Next image' }),
    previous: root.getByRole('button', { name: 'Previous image' }),
    dots: root.getByRole('navigation', { name: /^Navigate to image number/ }),
    thumbnails: root.getByRole('navigation', { name: 'Image previews' }).getByRole('img'),
  };
}

/** Locators of the only carousel of a page. */
export const carouselOf = (page: Page) => carouselIn(page.locator('ks-carousel'));

export async function getUrl(image: Locator): Promise<string> {
  const url = await image.getAttribute('src');
  if (!url) throw new Error('The image has no URL.');
  return url;
}

/** Clicks an opener and waits for the image of its gallery. */
export async function openModal(opener: Locator): Promise<ReturnType<typeof modalOf>> {
  const modal = modalOf(opener.page());
  await opener.click();
  await modal.image.waitFor();
  return modal;
}

/** Clicks the empty corner beside the toolbar. */
export async function clickOutside(modal: ReturnType<typeof modalOf>): Promise<void> {
  await modal.root.click({ position: { x: 40, y: 20 } });
}

/**
 * Swipes fast over the middle of an element, by a distance in px. The page's clock must be paused: Hammer.js computes
 * the velocity from it, and on a slow machine the swipe would be a pan.
 */
export async function flick(target: Locator, by: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('An element that is not visible cannot be swiped.');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const session = await target.page().context().newCDPSession(target.page());
  const steps = 6;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= steps; step += 1) {
    const touchPoints = [{ x: x + (by * step) / steps, y }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
