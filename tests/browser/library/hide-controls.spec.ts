import type { Page } from '@playwright/test';
import type { ModalLibConfig } from 'ks-gallery-react';
import { modalOf } from '../lib/gallery';
import { expect, test } from '../lib/fixtures';
import { gotoLibraryPage, svg } from '../lib/library-page';
import { advanceTimers, controlTimers } from '../lib/timers';
import { middleOf, touch } from '../lib/finger';

const withoutAutoplay: ModalLibConfig = { slideConfig: { playConfig: { autoPlay: false } } };

/** Opens a gallery by a button: by mouse, or by key. */
async function openBy(
  page: Page,
  by: 'mouse' | 'key',
  config: ModalLibConfig = {},
  img = '',
  status = 'loaded',
) {
  await controlTimers(page);
  await gotoLibraryPage(page);
  await page.evaluate(
    ([file, libConfig]) => {
      const images = [0, 1, 2].map((id) => ({
        id,
        modal: { img: file, width: 900, height: 600, description: 'A harbour' },
      }));
      document
        .querySelector('button')
        ?.addEventListener('click', () =>
          window.library.modalGalleryService.open({ id: 1, images, defaultIndex: 0, libConfig }),
        );
    },
    [img || svg('width="900" height="600"'), { ...withoutAutoplay, ...config }] as const,
  );
  const opener = page.getByRole('button', { name: 'Opener' });
  await (by === 'mouse' ? opener.click() : opener.press('Enter'));
  const modal = modalOf(page);
  // Not by its role: it has none before it has an image.
  await expect(page.locator('.ks-figure')).toHaveAttribute('data-status', status);
  return modal;
}

/** Opacity of header, arrows, dots and thumbnails, once they have changed. */
async function expectOpacity(page: Page, opacity: string): Promise<void> {
  for (const name of ['.ks-header', '.ks-main > .ks-arrow-place', '.ks-dots'])
    await expect(page.locator(name).first()).toHaveCSS('opacity', opacity);
}

test('controls fade out after 3 s, keep their names, and captions stay', async ({ page }) => {
  const { close, next, figure } = await openBy(page, 'mouse');
  await advanceTimers(page, 2_900);
  await expectOpacity(page, '1');
  await advanceTimers(page, 100);
  await expectOpacity(page, '0');
  await expect(close).toHaveAccessibleName('Close this modal image gallery');
  await expect(next).toHaveAccessibleName('Next image');
  await expect(figure.locator('figcaption')).toHaveCSS('opacity', '1');
});

for (const [name, act] of Object.entries({
  'a movement of the mouse': (page: Page) => page.mouse.move(300, 300),
  'a key': (page: Page) => page.keyboard.press('ArrowRight'),
  'the wheel': (page: Page) => page.mouse.wheel(0, 10),
})) {
  test(`${name} brings them back at once, and they wait again`, async ({ page }) => {
    await openBy(page, 'mouse');
    await advanceTimers(page, 3_000);
    await expectOpacity(page, '0');
    await act(page);
    const opacity = await page
      .locator('.ks-header')
      .evaluate((header) => getComputedStyle(header).opacity);
    expect(opacity).toBe('1');
    await advanceTimers(page, 2_900);
    await expectOpacity(page, '1');
    await advanceTimers(page, 100);
    await expectOpacity(page, '0');
  });
}

test('they stay in a gallery that a key has opened, until the mouse moves', async ({ page }) => {
  await openBy(page, 'key');
  await advanceTimers(page, 9_000);
  await expectOpacity(page, '1');
});

test('they stay while one of them has visible focus', async ({ page }) => {
  const { close } = await openBy(page, 'mouse');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
  await advanceTimers(page, 9_000);
  await expectOpacity(page, '1');
});

test('they stay while the mouse is over one of them', async ({ page }) => {
  const { next } = await openBy(page, 'mouse');
  await next.hover();
  await advanceTimers(page, 9_000);
  await expectOpacity(page, '1');
});

test('they stay while the list of keys is open', async ({ page }) => {
  const { figure } = await openBy(page, 'mouse');
  await expect(figure).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await advanceTimers(page, 9_000);
  await expectOpacity(page, '1');
});

for (const [status, img] of [
  ['loading', '/slow.svg'],
  ['failed', 'data:image/png;base64,AA'],
] as const)
  test(`they stay while the status of the image is "${status}"`, async ({ page }) => {
    await page.route('**/slow.svg', () => undefined);
    await openBy(page, 'mouse', {}, img, status);
    await advanceTimers(page, 9_000);
    await expectOpacity(page, '1');
  });

test('hideAfter sets the time, and false keeps them', async ({ page }) => {
  await openBy(page, 'mouse', { controlsConfig: { hideAfter: 8_000 } });
  await advanceTimers(page, 7_900);
  await expectOpacity(page, '1');
  await advanceTimers(page, 100);
  await expectOpacity(page, '0');

  await openBy(page, 'mouse', { controlsConfig: { hideAfter: false } });
  await advanceTimers(page, 60_000);
  await expectOpacity(page, '1');
});

test('a tap on the image shows the next one and brings the controls back @touch', async ({
  page,
}) => {
  const { figure, image } = await openBy(page, 'mouse', { zoomConfig: { doubleTap: false } });
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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('they disappear without a fade', async ({ page }) => {
    await openBy(page, 'mouse');
    await advanceTimers(page, 3_000);
    const { opacity, duration } = await page.locator('.ks-header').evaluate((header) => {
      const style = getComputedStyle(header);
      return { opacity: style.opacity, duration: header.getAnimations().length };
    });
    expect({ opacity, duration }).toEqual({ opacity: '0', duration: 0 });
  });
});
