import type { Locator, Page } from '@playwright/test';
import { pauseClock } from '../browser/demos/gallery';
import { expect } from '../browser/fixtures';

/** Mounts one sample alone on the page. */
export async function mountSample(page: Page, slug: string): Promise<Locator> {
  await page.goto(`?${slug}`);
  const sample = page.locator(`app-${slug}`);
  await expect(sample).toBeVisible();
  return sample;
}

/** Mounts one sample; from here on time passes only when the test says so. */
export async function mountHeld(page: Page, slug: string): Promise<Locator> {
  await page.clock.install();
  const sample = await mountSample(page, slug);
  await pauseClock(page);
  return sample;
}

/** The package's modal gallery, which has no dialog role, with the package's default names. */
export function modalOf(page: Page) {
  const root = page.locator('ks-modal-gallery');
  const image = root.getByRole('figure').getByRole('img');
  return {
    root,
    /** Rendered only while it is not loading. */
    image,
    main: root.getByRole('main'),
    next: root.getByRole('button', { name: 'Next image' }),
    close: root.getByRole('button', { name: 'Close this modal image gallery' }),
    dots: root.getByRole('navigation', { name: /^Navigate to image number/ }),
    thumbnails: root.getByRole('navigation', { name: 'Image previews' }).getByRole('img'),
    spinner: root.getByTitle('The current image is loading. Please be patient.'),
  };
}

/** A carousel of the package, with its default names. */
export function carouselIn(root: Locator) {
  return {
    image: root.getByRole('figure').getByRole('img'),
    next: root.getByRole('button', { name: 'Next image' }),
    previous: root.getByRole('button', { name: 'Previous image' }),
    dots: root.getByRole('navigation', { name: /^Navigate to image number/ }),
    thumbnails: root.getByRole('navigation', { name: 'Image previews' }).getByRole('img'),
  };
}

/** The only carousel of a page. */
export const carouselOf = (page: Page) => carouselIn(page.locator('ks-carousel'));

export async function getUrl(image: Locator): Promise<string> {
  const url = await image.getAttribute('src');
  if (!url) throw new Error('The image has no URL.');
  return url;
}

/** Clicks what opens a gallery and waits for its image. */
export async function openModal(opener: Locator): Promise<ReturnType<typeof modalOf>> {
  const modal = modalOf(opener.page());
  await opener.click();
  await expect(modal.image).toBeVisible();
  return modal;
}

/** Clicks the empty corner beside the toolbar. */
export async function clickOutside(modal: ReturnType<typeof modalOf>): Promise<void> {
  await modal.root.click({ position: { x: 40, y: 20 } });
}

/**
 * A fast swipe over the middle of an element. The page's clock must stand still: Hammer.js computes the velocity
 * from it, and a slow machine would turn the swipe into a pan.
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
