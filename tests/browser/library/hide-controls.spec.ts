import type { Page } from '@playwright/test';
import type { ModalLibConfig } from 'ks-gallery-react';
import { forEachCase } from '../lib/cases';
import { expect, test } from '../lib/fixtures';
import { gotoLibraryPage, svg } from '../lib/library-page';
import { openByButton } from '../lib/opener';
import { advanceTimers, controlTimers } from '../lib/timers';
import { middleOf, touch } from '../lib/finger';

const withoutAutoplay: ModalLibConfig = { slideConfig: { playConfig: { autoPlay: false } } };

interface Opening {
  by?: 'mouse' | 'key';
  config?: ModalLibConfig;
  /** URL of each image; default: one that loads. */
  img?: string;
  status?: string;
}

/** Opens a gallery by a button, on a page that is loaded anew. */
async function openBy(page: Page, given: Opening = {}) {
  const { by = 'mouse', config, img = svg('width="900" height="600"'), status = 'loaded' } = given;
  await gotoLibraryPage(page);
  const images = [0, 1, 2].map((id) => ({
    id,
    modal: { img, width: 900, height: 600, description: 'A harbour' },
  }));
  const modal = await openByButton(page, images, {
    by,
    libConfig: { ...withoutAutoplay, ...config },
  });
  // Not by its role: it has none before it has an image.
  await expect(page.locator('.ks-figure')).toHaveAttribute('data-status', status);
  return modal;
}

/** Opacity of header, arrows, dots and thumbnails, once they have changed. */
async function expectOpacity(page: Page, opacity: string): Promise<void> {
  for (const name of ['.ks-header', '.ks-main > .ks-arrow-place', '.ks-dots'])
    await expect(page.locator(name).first()).toHaveCSS('opacity', opacity);
}

/** Expects the controls to be visible until a time in ms, and no longer. */
async function expectHiddenAfter(page: Page, ms: number): Promise<void> {
  await advanceTimers(page, ms - 100);
  await expectOpacity(page, '1');
  await advanceTimers(page, 100);
  await expectOpacity(page, '0');
}

test.beforeEach(({ page }) => controlTimers(page));

test('controls fade out after 3 s or `hideAfter`, keep their names, and captions stay', async ({
  page,
}) => {
  const { close, next, figure } = await openBy(page);
  await expectHiddenAfter(page, 3_000);
  await expect(close).toHaveAccessibleName('Close this modal image gallery');
  await expect(next).toHaveAccessibleName('Next image');
  await expect(figure.locator('figcaption')).toHaveCSS('opacity', '1');

  await openBy(page, { config: { controlsConfig: { hideAfter: 8_000 } } });
  await expectHiddenAfter(page, 8_000);

  await openBy(page, { config: { controlsConfig: { hideAfter: false } } });
  await advanceTimers(page, 60_000);
  await expectOpacity(page, '1');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBy(page);
  await advanceTimers(page, 3_000);
  // Without a fade.
  const look = await page
    .locator('.ks-header')
    .evaluate((header) => [getComputedStyle(header).opacity, header.getAnimations().length]);
  expect(look).toEqual(['0', 0]);
});

test('the mouse, a key and the wheel bring them back at once, and they wait again', async ({
  page,
}) => {
  await openBy(page);
  const header = page.locator('.ks-header');
  const fades = await header.evaluateHandle((element: HTMLElement) => {
    const started: string[] = [];
    element.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target === element) started.push(propertyName);
    });
    return started;
  });
  const acts = {
    'a movement of the mouse': () => page.mouse.move(300, 300),
    'a key': () => page.keyboard.press('ArrowRight'),
    'the wheel': () => page.mouse.wheel(0, 10),
  };
  await advanceTimers(page, 3_000);
  await forEachCase<() => Promise<void>>(Object.entries(acts), async (act) => {
    await expectOpacity(page, '0');
    await fades.evaluate((started) => void started.splice(0));
    await act();
    await expectOpacity(page, '1');
    expect(await fades.jsonValue()).toEqual([]);
    await expectHiddenAfter(page, 3_000);
    expect(await fades.jsonValue()).toEqual(['opacity']);
  });
});

test('they stay while they are needed', async ({ page }) => {
  await page.route('**/slow.svg', () => undefined);
  const cases: Readonly<Record<string, () => Promise<unknown>>> = {
    'a key has opened the gallery, until the mouse moves': () => openBy(page, { by: 'key' }),
    'one of them has visible focus': async () => {
      const { close } = await openBy(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(close).toBeFocused();
    },
    'the mouse is over one of them': async () => (await openBy(page)).next.hover(),
    'the list of keys is open': async () => {
      const { figure } = await openBy(page);
      await expect(figure).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
    'the image is loading': () => openBy(page, { img: '/slow.svg', status: 'loading' }),
    'the image has failed': () =>
      openBy(page, { img: 'data:image/png;base64,AA', status: 'failed' }),
  };
  await forEachCase(Object.entries(cases), async (start) => {
    await start();
    await advanceTimers(page, 9_000);
    await expectOpacity(page, '1');
  });
});

test('a tap on the image shows the next one and brings the controls back @touch', async ({
  page,
}) => {
  const { figure, image } = await openBy(page, { config: { zoomConfig: { doubleTap: false } } });
  await advanceTimers(page, 3_000);
  await expectOpacity(page, '0');
  const point = await middleOf(image);
  await touch(page, [
    { at: 0, fingers: [point] },
    { at: 0.05, fingers: [] },
  ]);
  await expectOpacity(page, '1');
  await expect(figure).toContainText('Image 2/3');
});
