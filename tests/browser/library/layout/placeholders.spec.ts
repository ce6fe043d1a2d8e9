import type { Page } from '@playwright/test';
import { forEachCase } from '../../lib/cases';
import { liveDemo, modalOf, openModal } from '../../lib/gallery';
import { boxOf, expect, findScripts, holdRequests, test, waitUntilIdle } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';
import { openViewer } from '../../lib/viewer';

test.use({
  // The requests of a service worker are not those of the page, which the tests hold back.
  contextOptions: { serviceWorkers: 'block' },
  expectedProblems: /Service Worker registration blocked/,
});

const TEAL = 'rgb(0, 128, 128)';

/** Answers the requests for files with a text in their URL when the returned function is called. */
async function holdFiles(page: Page, text: string): Promise<() => void> {
  const body = decodeURIComponent(svg('width="1200" height="800"').replace(/^[^,]*,/, ''));
  return holdRequests(page, `**/*${text}*`, { contentType: 'image/svg+xml', body });
}

/** Records how far the boxes of the placeholders that fade out are from those of the images below them, in px. */
async function recordFades(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const fades: number[] = [];
    const { animate } = Element.prototype;
    Object.assign(globalThis, { fades });
    Element.prototype.animate = function (frames, timing) {
      const image = this.matches('span') && this.previousElementSibling;
      if (image instanceof HTMLImageElement) {
        const below = image.getBoundingClientRect();
        const cover = this.getBoundingClientRect();
        const sides = ['left', 'top', 'right', 'bottom'] as const;
        fades.push(Math.max(...sides.map((side) => Math.abs(below[side] - cover[side]))));
      }
      return animate.call(this, frames, timing);
    };
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'fades') as number[]);
}

/** Images whose files arrive when the test lets them; each name is that of other files. */
const heldImages = (name: string) =>
  [1, 2].map((id) => ({
    id,
    modal: { img: `held-${name}-${id}.svg`, width: 1200, height: 800 },
    placeholder: 'teal',
  }));

test('a full image and a slide have their space and placeholder until they have loaded, and fade in unless reduced motion is preferred', async ({
  page,
}) => {
  const getFades = await recordFades(page);
  await gotoLibraryPage(page);
  const openModalGallery = async (name: string) => {
    const libConfig = { openingConfig: { duration: 0 } };
    const modal = await openViewer(page, { images: heldImages(name), current: 1, libConfig });
    return { slide: modal.figure, image: modal.image };
  };
  const renderCarousel = async (name: string) => {
    await page.keyboard.press('Escape');
    await expect(modalOf(page).dialog).toHaveCount(0);
    await page.evaluate((list) => window.renderCarousel({ images: list }), heldImages(name));
    const slide = page.getByRole('tabpanel');
    return { slide, image: slide.getByRole('img') };
  };
  await forEachCase<[open: typeof openModalGallery, fades: boolean]>(
    [
      ['modal-gallery', [openModalGallery, true]],
      ['carousel', [renderCarousel, true]],
      ['reduced-motion', [openModalGallery, false]],
    ],
    async ([open, fades], name) => {
      await page.emulateMedia({ reducedMotion: fades ? 'no-preference' : 'reduce' });
      const before = (await getFades()).length;
      const release = await holdFiles(page, `held-${name}`);
      const { slide, image } = await open(name);
      await expect(image).toBeVisible();
      await expect(image).toHaveCSS('background-color', TEAL);
      const { width, height } = await boxOf(image);
      // A slide of a carousel has a height of its own.
      if (open === openModalGallery) expect(width / height).toBeCloseTo(1.5, 1);
      release();
      await expect(slide).toHaveAttribute('data-status', 'loaded');
      const getNewFades = async () => (await getFades()).slice(before);
      if (!fades) expect(await getNewFades()).toEqual([]);
      else {
        await expect.poll(getNewFades).not.toEqual([]);
        expect(Math.max(...(await getNewFades()))).toBeLessThan(1);
      }
      // Nothing of the placeholder is left over the image.
      await expect(slide.locator('img + span')).toHaveCount(0);
    },
  );
});

test(
  'nothing of a placeholder is seen through a transparent image',
  { tag: '@all' },
  async ({ page }) => {
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>';
    const release = await holdRequests(page, '**/clear-*', { contentType: 'image/svg+xml', body });
    const clear = [1, 2].map((id) => ({
      id,
      modal: { img: `clear-${id}.svg`, width: 600, height: 400 },
      placeholder: 'teal',
    }));
    const { figure, image } = await openViewer(page, { images: clear, current: 1 });
    await page.evaluate(
      ([list, loaded]) => {
        const { createElement } = window.react;
        window.renderElement(createElement(window.library.PlainGallery, { images: list }));
        // Complete when it is mounted.
        window.renderElement(createElement(window.library.PlainGallery, { images: [loaded] }));
        window.renderCarousel({ images: list });
      },
      [clear, { id: 3, modal: { img: svg('width="6" height="4"') }, placeholder: 'teal' }] as const,
    );
    await expect(image).toHaveCSS('background-color', TEAL);
    const all = page.locator('.ks-plain-image, .ks-slide[data-state] img, .ks-current-image');
    await expect.poll(() => all.count()).toBeGreaterThan(4);
    release();
    await expect(figure).toHaveAttribute('data-status', 'loaded');
    for (const element of await all.all())
      await expect(element).toHaveCSS('background', /^rgba\(0, 0, 0, 0\) none/);
  },
);

test(
  'an image without a size has its own size over its placeholder',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdFiles(page, 'held-');
    release();
    const { figure, image } = await openViewer(page, {
      images: [{ id: 1, modal: { img: 'held-1.svg' }, placeholder: 'teal' }],
      current: 1,
      libConfig: { openingConfig: { duration: 0 } },
    });
    await expect(figure).toHaveAttribute('data-status', 'loaded');
    const { width, height } = await boxOf(image);
    expect(width / height).toBeCloseTo(1.5, 1);
  },
);

test('placeholders: thumbnails and images fade in over a few of their pixels', async ({ page }) => {
  const getFades = await recordFades(page);
  await page.goto('react/placeholders/');
  const release = await holdFiles(page, 'slow=');
  const thumbnail = liveDemo(page).getByRole('link').first();
  await page.getByRole('button', { name: 'Load the images again, slowly' }).click();
  await expect(thumbnail.getByRole('img')).toHaveJSProperty('complete', false);
  await expect(thumbnail.getByRole('img')).toHaveCSS('background-image', /data:image\/webp/);
  // An image that arrives before the code of fading is shown at once.
  await page.waitForFunction((names) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return files.some((file) => names.some((name) => file.endsWith(name)));
  }, findScripts('--ks-fade-duration'));
  await waitUntilIdle(page);
  const before = await getFades();
  release();
  await expect.poll(async () => (await getFades()).length).toBeGreaterThan(before.length);
  expect(Math.max(...(await getFades()))).toBeLessThan(1);
  const { figure } = await openModal(thumbnail);
  await expect(figure).toHaveAttribute('data-status', 'loaded');
});

test(
  'placeholders: they are in the HTML, with the images over them @no-script',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('react/placeholders/');
    const images = liveDemo(page).getByRole('link').getByRole('img');
    await expect(images).toHaveCount(5);
    for (const image of await images.all())
      await expect(image).toHaveCSS('background-image', /data:image\/webp/);
    await expect(images.first()).toHaveJSProperty('complete', true);
  },
);
