import { expect, test } from '../lib/fixtures';
import { carouselOf, modalOf, openModal, swipe } from '../lib/gallery';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('before the demo is used', () => {
  test.use({ startsDemos: false });

  test('array-simple: a tap opens, swiping left shows the next image, right the previous one, a short way up does nothing @touch', async ({
    page,
  }) => {
    await page.goto('demo/array-simple/');
    await page.getByRole('button', { name: 'Open the gallery' }).tap();
    const modal = modalOf(page);
    await expect(modal.dialog.locator('[data-swipe="ready"]')).toBeAttached();
    for (const [by, text] of [
      [{ x: -180 }, 'Image 2/5 - Description 2'],
      [{ x: -180 }, 'Image 3/5 - Description 3'],
      [{ x: 180 }, 'Image 2/5 - Description 2'],
      [{ y: -60 }, 'Image 2/5 - Description 2'],
    ] as const) {
      await expect(modal.image).toBeVisible();
      await swipe(modal.image, by);
      await expect(modal.figure).toHaveText(text);
    }
    // Phones have no thumbnails.
    await expect(modal.thumbnailGroup).toBeHidden();
  });
});

test('invert-swipe: swiping right shows the next image, left the previous one @touch @all', async ({
  page,
}) => {
  await page.goto('demo/invert-swipe/');
  const modal = await openModal(page.getByRole('button', { name: 'Open the gallery' }));
  await expect(modal.dialog.locator('[data-swipe="ready"]')).toBeAttached();
  await expect(modal.image).toBeVisible();
  await swipe(modal.image, { x: 180 });
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
  await expect(modal.image).toBeVisible();
  await swipe(modal.image, { x: -180 });
  await expect(modal.figure).toHaveText('Image 1/5');
  await modal.next.tap();
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
});

test('only-current-img: a tap beside the image closes the gallery @touch @all', async ({
  page,
}) => {
  await page.goto('demo/only-current-img/');
  const { image } = await openModal(page.getByRole('button', { name: 'Open the gallery' }));
  // The dialog that waits for the code of the gallery closes by its button, Escape and Back only.
  await expect(image).toBeVisible();
  await page.touchscreen.tap(200, 10);
  await expect(modalOf(page).dialog).toBeHidden();
});

test('carousel-content-projection: swiping works through the text @touch @all', async ({
  page,
}) => {
  await page.goto('demo/carousel-content-projection/');
  const { slide, root } = carouselOf(page);
  await expect(async () => {
    await swipe(root.getByText('Seven views, one carousel'), { x: -180 });
    await expect(slide).toHaveAccessibleName('2 of 7', { timeout: 1_000 });
  }).toPass();
});
