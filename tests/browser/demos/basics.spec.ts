import { forEachCase, someOf } from '../lib/cases';
import { expect, test } from '../lib/fixtures';
import {
  expectLeft,
  expectThumbnails,
  liveDemo,
  modalOf,
  openGallery,
  openModal,
} from '../lib/gallery';

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
  await expectThumbnails(modal.thumbnailGroup, [1, 2, 3, 4]);
  await expect(modal.scrollPrevious).toBeHidden();

  await expect(
    modal.dialog.getByRole('button', { name: /reduced motion is preferred/ }),
  ).toBeVisible();

  await modal.next.focus();
  await page.keyboard.press('Enter');
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
  await expect(modal.dots.and(page.locator('[aria-current]'))).toHaveAccessibleName(/2$/);
  await page.keyboard.press('ArrowRight');
  await expect(modal.figure).toHaveText('Image 3/5 - Description 3');
  await modal.image.click();
  await expect(modal.figure).toHaveText('Image 4/5 - Description 4');
  await expectThumbnails(modal.thumbnailGroup, [2, 3, 4, 5]);
  await modal.thumbnails.last().click();
  await expect(modal.figure).toHaveText('Image 5/5');
  await expect(modal.next).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(modal.figure).toHaveText('Image 4/5 - Description 4');
  await modal.dots.nth(1).click();
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');

  await modal.scrollNext.click();
  await expectThumbnails(modal.thumbnailGroup, [2, 3, 4, 5]);
  await expect(modal.scrollNext).toBeHidden();
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
  // A side preview.
  await modal.main.getByRole('button', { name: 'Description 3' }).click();
  await expect(modal.figure).toHaveText('Image 3/5 - Description 3');

  await modal.next.focus();
  await page.keyboard.press('Space');
  await expect(modal.figure).toHaveText('Image 4/5 - Description 4');
  await modal.previous.focus();
  await page.keyboard.press('NumpadEnter');
  await expect(modal.figure).toHaveText('Image 3/5 - Description 3');

  // An arrow at its end keeps a keyboard, and leaves the keys to the gallery after a click.
  await modal.next.focus();
  for (const position of [4, 5, 5]) {
    await page.keyboard.press('Enter');
    await expect(modal.figure).toContainText(`Image ${position}/5`);
  }
  await expect(modal.next).toBeFocused();
  await expect(modal.next).toBeVisible();
  await expect(modal.next).toBeDisabled();
  await page.keyboard.press('Shift+Tab');
  await expect(modal.next).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await modal.next.click();
  await expect(modal.figure).toHaveText('Image 5/5');
  await expect(modal.next).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(modal.figure).toHaveText('Image 4/5 - Description 4');
});

test('array-simple: however the gallery closes, focus returns and no history entry is left', async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Open the gallery' });
  await page.goto('about/');
  await page.goto('demo/array-simple/');
  const url = page.url();
  for (const close of [
    () => modalOf(page).close.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(640, 20),
    () => page.goBack(),
  ]) {
    const modal = await openModal(opener);
    await expect(modal.image).toBeVisible();
    await close();
    await expectLeft(page);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(url);
  }
  // Forward to the entry that Back has left shows no gallery, and returns.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigation.addEventListener('currententrychange', () => resolve(), { once: true });
        history.forward();
      }),
  );
  await expectLeft(page);
  await openModal(opener);
  await page.keyboard.press('Escape');
  await expectLeft(page);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(/about\/$/);
  await page.goForward();
  await expect(page).toHaveURL(url);
  await expect(modalOf(page).dialog).toBeHidden();
});

test('array-simple: the page /demo shows the same demo @all', async ({ page }) => {
  await page.goto('demo/');
  const modal = await openModal(page.getByRole('button', { name: 'Open the gallery' }));
  await expect(modal.figure).toHaveText('Image 1/5');
});

test('add-image-array: each added image is counted on the page and in the gallery @all', async ({
  page,
}) => {
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
});

const second = 'Image 2/5 - Description 2';
const described = 'description-strategy';
/** What each demo shows after a key: its caption, and how many dots, thumbnails, arrows beside them and side previews. */
const configured = [
  ['no-dots-and-previews', 'Open the gallery', 'ArrowRight', second, 0, 0, 0, 2],
  ['infinite-sliding', 'Open the gallery', 'ArrowLeft', 'Image 5/5', 5, 5, 2, 0],
  ['previews-no-arrows', 'Open the gallery', 'ArrowRight', second, 5, 5, 0, 2],
  [
    described,
    'With ALWAYS_VISIBLE',
    'ArrowRight',
    'Look this image 2 of 5 => Description 2',
    5,
    5,
    1,
    2,
  ],
  ['side-previews-hidden', 'Open the gallery', 'ArrowRight', second, 5, 5, 1, 0],
  [described, 'With HIDE_IF_EMPTY', 'ArrowRight', 'Description 2', 5, 5, 1, 2],
  [described, 'With ALWAYS_HIDDEN', 'ArrowRight', '', 5, 5, 1, 2],
] as const;

test('a demo shows the caption and the parts that are configured', async ({ page }) => {
  const cases = configured.map((each) => [`${each[0]}: ${each[1]}`, each] as const);
  await forEachCase(someOf(cases), async ([slug, opener, key, caption, ...counts]) => {
    const { dots, figure, main, thumbnails, thumbnailGroup } = await openGallery(
      page,
      slug,
      opener,
    );
    await page.keyboard.press(key);
    await expect(figure).toHaveText(caption);
    const arrows = thumbnailGroup.getByRole('button', { name: /Scroll/ });
    const parts = [dots, thumbnails, arrows, main.locator('button.ks-side-preview')];
    for (const [index, part] of parts.entries()) await expect(part).toHaveCount(counts[index]!);
  });
});

test('only-current-img: only image, caption and arrows are visible, and the gallery can be closed @all', async ({
  page,
}) => {
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
});

test('close-outside: a click outside only moves focus, and everything else still works @all', async ({
  page,
}) => {
  const modal = await openGallery(page, 'close-outside');
  await expect(modal.dialog).not.toHaveAttribute('tabindex');
  await page.mouse.click(200, 20);
  await expect(modal.dialog).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
  await openModal(page.getByRole('button', { name: 'Open the gallery' }));
  await modal.close.click();
  await expect(modal.dialog).toBeHidden();
});

test('keyboard-config: Q closes, arrow down goes back, arrow up goes forward @all', async ({
  page,
}) => {
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

test('description-full-custom: every image has the same styled list as caption and plain text as tooltip @all', async ({
  page,
}) => {
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
});

test('accessibility: all accessible names of the open gallery are the configured ones', async ({
  page,
}) => {
  await page.route(/assets\/images\/gallery/, async () => undefined);
  // The page does not finish loading, because its images do not arrive.
  await page.goto('demo/accessibility/', { waitUntil: 'domcontentloaded' });
  const { dialog, status } = await openModal(
    page.getByRole('button', { name: 'Open the gallery' }),
  );
  await expect(dialog).toHaveAccessibleName('CUSTOM Modal gallery content');
  await expect(status).toHaveAccessibleName(
    'CUSTOM The current image is loading. Please be patient.',
  );
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
