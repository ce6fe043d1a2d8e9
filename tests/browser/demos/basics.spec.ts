import { expect, test } from '../fixtures';
import { expectThumbnails, liveDemo, modalOf, openGallery, openModal } from './gallery';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('array-simple: a minimal gallery has all default parts, and each of them navigates', async ({
  page,
}) => {
  const modal = await openGallery(page, 'array-simple');
  await expect(modal.figure).toHaveText('Image 1/5');
  await expect(modal.close).toBeFocused();
  await expect(modal.dialog.getByRole('button', { name: /Download|Delete/ })).toHaveCount(0);
  await expect(modal.previous).toBeHidden();
  await expect(modal.dots).toHaveCount(5);
  await expectThumbnails(modal.thumbnails, [1, 2, 3, 4]);
  await expect(modal.scrollPrevious).toBeHidden();

  await modal.next.click();
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
  await expect(modal.dots.and(page.locator('[aria-current]'))).toHaveAccessibleName(/2$/);
  await page.keyboard.press('ArrowRight');
  await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
  await modal.image.click();
  await expect(modal.figure).toHaveText('Image 4/5 - Description 4');
  await expectThumbnails(modal.thumbnails, [2, 3, 4, 5]);
  await modal.thumbnails.last().click();
  await expect(modal.figure).toHaveText('Image 5/5');
  await expect(modal.next).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(modal.figure).toHaveText('Image 4/5 - Description 4');
  await modal.dots.nth(1).click();
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');

  await modal.scrollNext.click();
  await expectThumbnails(modal.thumbnails, [2, 3, 4, 5]);
  await expect(modal.scrollNext).toBeHidden();
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
  // A side preview.
  await modal.main.getByRole('button', { name: 'Description 3' }).click();
  await expect(modal.figure).toHaveText('Image 3/5 - Description 3');

  await modal.close.click();
  await expect(modal.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the gallery' })).toBeFocused();
});

test('array-simple: Escape, a click outside and Back close the gallery, which can be reopened', async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Open the gallery' });
  const modal = await openGallery(page, 'array-simple');
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();

  await openModal(opener);
  await page.mouse.click(640, 20);
  await expect(modal.dialog).toBeHidden();

  await openModal(opener);
  await page.goBack();
  await expect(modal.dialog).toBeHidden();
  await expect(page).toHaveURL(/array-simple/);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('array-simple: Ctrl+S downloads nothing when not downloadable', async ({ page }) => {
  await openGallery(page, 'array-simple');
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.keyboard.press('Control+s');
  await page.keyboard.press('ArrowRight');
  await expect(modalOf(page).figure).toHaveText('Image 2/5 - Description 2');
  expect(downloads).toBe(0);
});

test('array-simple: the page /demo shows the same demo', async ({ page }) => {
  await page.goto('demo/');
  const modal = await openModal(page.getByRole('button', { name: 'Open the gallery' }));
  await expect(modal.figure).toHaveText('Image 1/5');
});

test(
  'add-image-array: each added image is counted on the page and in the gallery',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('demo/add-image-array/');
    const status = liveDemo(page).getByText(/^The gallery has/);
    await expect(status).toHaveText('The gallery has 5 images.');
    const add = page.getByRole('button', { name: 'Add image' });
    await expect(async () => {
      await add.click();
      await expect(status).toHaveText('The gallery has 6 images.', { timeout: 500 });
    }).toPass();
    await add.click();
    await expect(status).toHaveText('The gallery has 7 images.');
    const modal = await openModal(page.getByRole('button', { name: 'Open the gallery' }));
    await expect(modal.figure).toHaveText('Image 1/7');
    await expect(modal.dots).toHaveCount(7);
    await page.keyboard.press('End');
    await expect(modal.figure).toHaveText(/^Image 7\/7/);
  },
);

test(
  'no-dots-and-previews: only the side previews and the close button remain',
  { tag: '@all' },
  async ({ page }) => {
    const modal = await openGallery(page, 'no-dots-and-previews');
    await expect(modal.dots).toHaveCount(0);
    await expect(modal.thumbnails).toHaveCount(0);
    await expect(modal.main.getByRole('button', { name: 'Description 2' })).toBeVisible();
    await modal.next.click();
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    await page.keyboard.press('ArrowLeft');
    await expect(modal.figure).toHaveText('Image 1/5');
  },
);

test(
  'side-previews-hidden: there are dots and thumbnails, but no side previews',
  { tag: '@all' },
  async ({ page }) => {
    const modal = await openGallery(page, 'side-previews-hidden');
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect(modal.dots).toHaveCount(5);
    await expect(modal.thumbnails).toHaveCount(4);
    await expect(modal.main.getByRole('button', { name: 'Description 2' })).toHaveCount(0);
  },
);

test(
  'only-current-img: only image, caption and arrows are visible, and the gallery can be closed',
  { tag: '@all' },
  async ({ page }) => {
    const modal = await openGallery(page, 'only-current-img');
    await expect(modal.figure).toHaveText('Image 1/5');
    await expect(modal.dots).toHaveCount(0);
    await expect(modal.thumbnails).toHaveCount(0);
    await expect(modal.main.getByRole('button', { name: 'Description 2' })).toHaveCount(0);
    await expect(modal.next).toBeVisible();
    await expect(modal.dialog.getByRole('button', { name: /slide show/ })).toHaveCount(0);
    // The close button is visually hidden, but available to keyboard and screen readers.
    await modal.close.focus();
    await page.keyboard.press('Enter');
    await expect(modal.dialog).toBeHidden();

    await openModal(page.getByRole('button', { name: 'Open the gallery' }));
    await page.mouse.click(640, 10);
    await expect(modal.dialog).toBeHidden();
  },
);

test('close-outside: a click outside does nothing, everything else still works', async ({
  page,
}) => {
  const modal = await openGallery(page, 'close-outside');
  await page.mouse.click(200, 20);
  await page.keyboard.press('ArrowRight');
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
  await openModal(page.getByRole('button', { name: 'Open the gallery' }));
  await modal.close.click();
  await expect(modal.dialog).toBeHidden();
});

test(
  'infinite-sliding: the last image leads to the first and back',
  { tag: '@all' },
  async ({ page }) => {
    const modal = await openGallery(page, 'infinite-sliding');
    await expect(modal.previous).toBeVisible();
    await expect(modal.main.getByRole('button', { name: 'Description 2' })).toHaveCount(0);
    await modal.previous.click();
    await expect(modal.figure).toHaveText('Image 5/5');
    await expect(modal.scrollPrevious).toBeVisible();
    await expect(modal.scrollNext).toBeVisible();
    await modal.next.click();
    await expect(modal.figure).toHaveText('Image 1/5');
    await expect(modal.scrollPrevious).toBeVisible();
  },
);

test('keyboard-config: Q closes, arrow down goes back, arrow up goes forward', async ({ page }) => {
  const modal = await openGallery(page, 'keyboard-config');
  await page.keyboard.press('ArrowUp');
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
  await page.keyboard.press('ArrowDown');
  await expect(modal.figure).toHaveText('Image 1/5');
  await page.keyboard.press('q');
  await expect(modal.dialog).toBeHidden();
  await openModal(page.getByRole('button', { name: 'Open the gallery' }));
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
});

test(
  'description-strategy: captions are customized, shown only when not empty, or hidden',
  { tag: '@all' },
  async ({ page }) => {
    const modal = await openGallery(page, 'description-strategy', 'With ALWAYS_VISIBLE');
    await expect(modal.figure).toHaveText('Look this image 1 of 5');
    await page.keyboard.press('ArrowRight');
    await expect(modal.figure).toHaveText('Look this image 2 of 5 => Description 2');
    await page.keyboard.press('Escape');

    await openModal(page.getByRole('button', { name: 'With HIDE_IF_EMPTY' }));
    await expect(modal.image).toBeVisible();
    await expect(modal.figure).toHaveText('');
    await page.keyboard.press('ArrowRight');
    await expect(modal.figure).toHaveText('Description 2');
    await page.keyboard.press('Escape');

    await openModal(page.getByRole('button', { name: 'With ALWAYS_HIDDEN' }));
    await page.keyboard.press('ArrowRight');
    await expect(modal.dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(modal.figure).toHaveText('');
  },
);

test(
  'description-full-custom: every image has the same styled list as caption and plain text as tooltip',
  { tag: '@all' },
  async ({ page }) => {
    const modal = await openGallery(page, 'description-full-custom');
    const words = ['Custom', 'description of the', 'current visible', 'image'];
    await expect(modal.figure.getByRole('listitem')).toHaveText(words);
    const caption = modal.figure.locator('figcaption');
    await expect(caption).toHaveCSS('background-color', 'rgba(255, 0, 0, 0.5)');
    await expect(caption).toHaveCSS('color', 'rgb(0, 0, 255)');
    await expect(caption).toHaveCSS('position', 'absolute');
    await expect(caption).toHaveCSS('top', '0px');
    await expect(caption).toHaveCSS('height', '125px');
    await expect(modal.image).toHaveAttribute('title', words.join(' '));
    await page.keyboard.press('ArrowRight');
    await expect(modal.dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(modal.figure.getByRole('listitem')).toHaveText(words);
  },
);

test('accessibility: all accessible names of the open gallery are the configured ones', async ({
  page,
}) => {
  await page.goto('demo/accessibility/');
  const { dialog } = await openModal(page.getByRole('button', { name: 'Open the gallery' }));
  await expect(dialog).toHaveAccessibleName('CUSTOM Modal gallery content');
  await expect(dialog.getByRole('button', { name: 'CUSTOM Next image' })).toBeVisible();
  await dialog.getByRole('button', { name: 'CUSTOM Next image' }).click();
  await expect(dialog.getByRole('button', { name: 'CUSTOM Previous image' })).toBeVisible();
  const dots = dialog.getByRole('group', { name: 'CUSTOM Image navigation dots' });
  await expect(dots.getByRole('button', { name: 'CUSTOM Navigate to image number' })).toHaveCount(
    5,
  );
  const thumbnails = dialog.getByRole('group', { name: 'CUSTOM Image previews' });
  await expect(
    thumbnails.getByRole('button', { name: 'CUSTOM Scroll next previews' }),
  ).toBeVisible();
  await expect(
    dialog.getByRole('group', { name: 'CUSTOM Current image and navigation' }),
  ).toHaveAttribute('title', 'CUSTOM main container title');
});

test('accessibility: the spinner has the configured name', async ({ page }) => {
  await page.route(/assets\/images\/gallery/, async () => undefined);
  // The page does not finish loading, because the image on its stage does not arrive.
  await page.goto('demo/accessibility/', { waitUntil: 'domcontentloaded' });
  const { status } = await openModal(page.getByRole('button', { name: 'Open the gallery' }));
  await expect(status).toHaveAccessibleName(
    'CUSTOM The current image is loading. Please be patient.',
  );
});
