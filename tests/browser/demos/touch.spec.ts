import { expect, test } from '../fixtures';
import { carouselOf, modalOf, press, swipe } from './gallery';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('array-simple: swiping left shows the next image, right the previous one, up neither @touch', async ({
  page,
}) => {
  await page.goto('demo/array-simple/');
  const modal = await press(page.getByRole('button', { name: 'Open gallery 302' }));
  await expect(modal.dialog.locator('[data-swipe="ready"]')).toBeAttached();
  await expect(modal.picture).toBeVisible();
  await swipe(modal.picture, { x: -180 });
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
  await expect(modal.picture).toBeVisible();
  await swipe(modal.picture, { x: 180 });
  await expect(modal.figure).toHaveText('Image 1/5');
  await swipe(modal.picture, { y: -180 });
  await expect(modal.figure).toHaveText('Image 1/5');
  // A phone has neither thumbnails nor neighbours at the sides.
  await expect(modal.strip).toBeHidden();
});

test('invert-swipe: swiping right shows the next image, left the previous one @touch', async ({
  page,
}) => {
  await page.goto('demo/invert-swipe/');
  const modal = await press(page.getByRole('button', { name: 'Open gallery 319' }));
  await expect(modal.dialog.locator('[data-swipe="ready"]')).toBeAttached();
  await expect(modal.picture).toBeVisible();
  await swipe(modal.picture, { x: 180 });
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
  await expect(modal.picture).toBeVisible();
  await swipe(modal.picture, { x: -180 });
  await expect(modal.figure).toHaveText('Image 1/5');
  await modal.next.tap();
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
});

test('only-current-img: a tap beside the image closes it @touch', async ({ page }) => {
  await page.goto('demo/only-current-img/');
  await press(page.getByRole('button', { name: 'Open gallery 332' }));
  await page.touchscreen.tap(200, 10);
  await expect(modalOf(page).dialog).toBeHidden();
});

test('carousel: swiping left shows the next image, right the previous one @touch', async ({
  page,
}) => {
  await page.goto('demo/carousel/');
  const { picture, slide } = carouselOf(page);
  await expect(picture).toBeVisible();
  await expect(async () => {
    await swipe(picture, { x: -180 });
    await expect(slide).toHaveAccessibleName('2 of 7', { timeout: 1_000 });
  }).toPass();
  await swipe(picture, { x: 180 });
  await expect(slide).toHaveAccessibleName('1 of 7');
});

test('carousel-content-projection: swiping works through the text @touch', async ({ page }) => {
  await page.goto('demo/carousel-content-projection/');
  const { slide, root } = carouselOf(page);
  await expect(async () => {
    await swipe(root.getByText('Seven views, one carousel'), { x: -180 });
    await expect(slide).toHaveAccessibleName('2 of 7', { timeout: 1_000 });
  }).toPass();
});
