import type { Locator, Page } from '@playwright/test';
import { carouselOf, openGallery } from './demos/gallery';
import { doubleTap, drag, middleOf, pinch } from './finger';
import { expect, test } from './fixtures';

/** Opens the carousel, in the middle of the window, once its first image is loaded. */
async function openCarousel(page: Page) {
  await page.goto('demo/carousel/');
  const carousel = carouselOf(page);
  await expect(carousel.slide).toHaveAttribute('data-status', 'loaded');
  await carousel.root.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return { ...carousel, recogniser: carousel.root.locator('[data-swipe="ready"]') };
}

/** Opens the carousel under a clock that only the test moves. */
async function openHeldCarousel(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  return openCarousel(page);
}

/** Presses the mouse at one place, moves it to another and releases it there. */
async function dragMouse(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

async function scrolledBy(page: Page, scroll: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  await scroll();
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
}

test.describe('carousel under a finger @touch', () => {
  test('keeps rotating after the page was scrolled over it', async ({ page }) => {
    const { picture, slide, recogniser } = await openHeldCarousel(page);
    await scrolledBy(page, () => drag(picture, { y: -120 }));
    await expect(recogniser).toBeAttached();
    await page.clock.runFor(5100);
    await expect(slide).toHaveAccessibleName('2 of 7');
    await expect(slide).toHaveAttribute('data-status', 'loaded');
    await scrolledBy(page, () => drag(picture, { y: 80 }));
    await page.clock.runFor(5100);
    await expect(slide).toHaveAccessibleName('3 of 7');
  });

  for (const loading of ['while it moves', 'after it is lifted'] as const) {
    test(`a slow swipe over a narrow carousel does nothing, gestures loaded ${loading}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 240, height: 640 });
      const { picture, slide, recogniser } = await openCarousel(page);
      let lift = () => {};
      const lifted = new Promise<void>((resolve) => {
        lift = resolve;
      });
      await page.route('**/*.js', async (route) => {
        if (loading === 'after it is lifted') await lifted;
        await route.continue();
      });
      await drag(picture, { x: -80, seconds: 0.7 });
      lift();
      await expect(recogniser).toBeAttached();
      await expect(recogniser).not.toHaveAttribute('data-dragging');
      await expect(slide).toHaveAccessibleName('1 of 7');
      await drag(picture, { x: -80, seconds: 0.7 });
      await expect(slide).toHaveAccessibleName('1 of 7');
    });
  }
});

test.describe('modal gallery under a finger @touch', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a slow swipe over a narrow image does nothing, a quick one navigates', async ({ page }) => {
    await page.setViewportSize({ width: 240, height: 640 });
    const { picture, figure, dialog } = await openGallery(page, 'array-simple', 302);
    await expect(dialog.locator('[data-swipe="ready"]')).toBeAttached();
    await drag(picture, { x: -80, seconds: 0.7 });
    await expect(figure).toHaveText('Image 1/5');
    await drag(picture, { x: -80 });
    await expect(figure).toHaveText('Image 2/5 - Description 2');
  });

  test('a pinch leaves nothing of a drag behind', async ({ page }) => {
    const { picture, figure, dialog } = await openGallery(page, 'array-simple', 302);
    const stage = dialog.locator('[data-swipe="ready"]');
    await expect(stage).toBeAttached();
    await pinch(picture);
    await expect(stage).not.toHaveAttribute('data-dragging');
    await expect(figure).toHaveText('Image 1/5');
  });

  test('a double tap on a thumbnail opens its image and goes no further', async ({ page }) => {
    const thumbnail = await homeThumbnail(page);
    await doubleTap(thumbnail);
    await expectThird(page);
  });
});

/** The third thumbnail of the home page, in the middle of the window, once its gallery has been open. */
async function homeThumbnail(page: Page): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  const thumbnail = page
    .getByRole('group', { name: 'Plain gallery content' })
    .getByRole('link')
    .nth(2);
  await thumbnail.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await thumbnail.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return thumbnail;
}

async function expectThird(page: Page): Promise<void> {
  const figure = page.getByRole('dialog').getByRole('figure');
  await expect(figure).toHaveText('Image 3/5 - Description 3');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(figure).toHaveText('Image 3/5 - Description 3');
}

test('a double click on a thumbnail opens its image and goes no further', async ({ page }) => {
  // In a narrow window the dialog has its image where the thumbnail is.
  await page.setViewportSize({ width: 420, height: 800 });
  const thumbnail = await homeThumbnail(page);
  const { x, y } = await middleOf(thumbnail);
  await page.mouse.click(x, y);
  // The second click finds the image where the thumbnail was.
  await expect(page.getByRole('dialog').getByRole('figure').getByRole('img')).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expectThird(page);
});

test.describe('mouse in the modal gallery', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const outside = { x: 200, y: 300 };

  test('quick clicks on the image go on each time', async ({ page }) => {
    const { picture, figure } = await openGallery(page, 'array-simple', 302);
    const { x, y } = await middleOf(picture);
    await page.mouse.move(x, y);
    for (const [clickCount, caption] of [
      [1, 'Image 2/5 - Description 2'],
      [2, 'Image 3/5 - Description 3'],
      [3, 'Image 4/5 - Description 4'],
    ] as const) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await expect(figure).toHaveText(caption);
      await expect(picture).toBeVisible();
    }
  });

  test('selecting text of the caption and letting go beside it keeps it open', async ({ page }) => {
    const { dialog, figure } = await openGallery(page, 'array-simple', 302);
    const caption = await middleOf(figure.locator('figcaption'));
    await dragMouse(page, caption, { x: outside.x, y: caption.y });
    await expect(dialog).toBeVisible();
    await page.mouse.click(outside.x, outside.y);
    await expect(dialog).toBeHidden();
  });

  test('a drag from beside the caption onto it keeps it open', async ({ page }) => {
    const { dialog, figure } = await openGallery(page, 'array-simple', 302);
    const caption = await middleOf(figure.locator('figcaption'));
    await dragMouse(page, { x: outside.x, y: caption.y }, caption);
    await expect(dialog).toBeVisible();
  });

  test('a drag from the image to the outside neither closes nor navigates', async ({ page }) => {
    const { dialog, figure, picture } = await openGallery(page, 'array-simple', 302);
    const { x, y } = await middleOf(picture);
    await dragMouse(page, { x, y }, { x, y: 30 });
    await expect(dialog).toBeVisible();
    await expect(figure).toHaveText('Image 1/5');
  });

  test('a vertical drag that ends on the image is no click on it', async ({ page }) => {
    const { figure, picture } = await openGallery(page, 'array-simple', 302);
    const { x, y } = await middleOf(picture);
    await dragMouse(page, { x, y: y - 60 }, { x, y: y + 60 });
    await expect(figure).toHaveText('Image 1/5');
    await page.mouse.click(x, y);
    await expect(figure).toHaveText('Image 2/5 - Description 2');
  });

  test('Enter navigates after a drag', async ({ page }) => {
    const { figure, picture } = await openGallery(page, 'array-simple', 302);
    const { x, y } = await middleOf(picture);
    await dragMouse(page, { x, y: y - 60 }, { x, y: y + 60 });
    await picture.locator('xpath=ancestor::button').focus();
    await page.keyboard.press('Enter');
    await expect(figure).toHaveText('Image 2/5 - Description 2');
  });

  test('one more click at the end of the thumbnails keeps it open', async ({ page }) => {
    const { dialog, scrollOn } = await openGallery(page, 'array-simple', 302);
    const arrow = await middleOf(scrollOn);
    await page.mouse.click(arrow.x, arrow.y);
    await expect(scrollOn).toBeHidden();
    await page.mouse.click(arrow.x, arrow.y);
    await expect(dialog).toBeVisible();
  });

  test('a space typed into a field of a thumbnail stays in the field', async ({ page }) => {
    const { figure, strip } = await openGallery(page, 'previews-template', 334);
    const thumbnail = strip.getByRole('button').filter({ hasText: 'Description 3' });
    await thumbnail.evaluate((button) => button.append(document.createElement('input')));
    const field = thumbnail.getByRole('textbox');
    await field.focus();
    await page.keyboard.type('a b');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('a b');
    await expect(figure).toHaveText('Image 1/5');
  });
});

test('a vertical mouse drag on a carousel is no click on its image', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('demo/carousel-fixed/');
  const { picture } = carouselOf(page);
  await expect(picture).toBeVisible();
  const { x, y } = await middleOf(picture);
  await dragMouse(page, { x, y: y - 60 }, { x, y: y + 60 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.click(x, y);
  await expect(page.getByRole('dialog')).toBeVisible();
});
