/** Differences of the Angular package from the React edition that the pages of the site describe. */
import { expect, test } from '../browser/lib/fixtures';
import { carouselOf, clickOutside, modalOf, mountPaused, mountSample, openModal } from './gallery';

test('output-events: closing emits CLICK for a click outside, NORMAL for Escape and the button', async ({
  page,
}) => {
  const sample = await mountSample(page, 'output-events');
  const opener = sample.getByRole('button', { name: 'Open the gallery' });
  const newest = sample.getByRole('log').getByRole('listitem').first();

  await clickOutside(await openModal(opener));
  await expect(newest).toContainText('close (CLICK)');
  await openModal(opener);
  await page.keyboard.press('Escape');
  await expect(newest).toContainText('close (NORMAL)');
  await (await openModal(opener)).close.click();
  await expect(newest).toContainText('close (NORMAL)');
});

test('output-events: the result of show is 0 after an update', async ({ page }) => {
  const sample = await mountSample(page, 'output-events');
  const modal = await openModal(sample.getByRole('button', { name: 'Open with all buttons' }));
  await modal.root.getByRole('button', { name: 'Delete the current image' }).click();
  const show = sample.getByRole('row', { name: /^show/ });
  await expect(show).toContainText('"result": 0');
});

test('carousel-noinfinite: the arrows are not updated after a click on a dot', async ({ page }) => {
  await mountPaused(page, 'carousel-noinfinite');
  const carousel = carouselOf(page);
  await carousel.dots.last().click();
  await expect(carousel.image).toHaveAttribute('src', /saturn/);
  await expect(carousel.next.locator('.right-arrow-image')).toHaveCount(1);
  await expect(carousel.previous.locator('.left-arrow-image')).toHaveCount(0);
});

test('carousel-custom-previews: maxHeight has no effect on the thumbnails', async ({ page }) => {
  await mountSample(page, 'carousel-custom-previews');
  const { thumbnails } = carouselOf(page);
  await expect(thumbnails).toHaveCount(7);
  const getHeight = () =>
    thumbnails.first().evaluate((image) => image.getBoundingClientRect().height);
  await expect.poll(getHeight).toBeGreaterThan(100);
});

test('carousel-fixed: Enter and Space on the image do not open a gallery', async ({ page }) => {
  await mountSample(page, 'carousel-fixed');
  const { image } = carouselOf(page);
  await image.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await image.click();
  await expect(modalOf(page).root).toHaveCount(1);
});

test('previews-no-arrows: shows three thumbnails, which an invisible arrow still scrolls', async ({
  page,
}) => {
  const sample = await mountSample(page, 'previews-no-arrows');
  const modal = await openModal(sample.getByRole('button'));
  await expect(modal.thumbnails).toHaveCount(3);
  const arrow = modal.root.getByRole('button', { name: 'Scroll next previews' });
  await expect(arrow.locator('.right-arrow-preview-image')).toHaveCount(0);
  await arrow.click();
  await expect(modal.thumbnails.first()).toHaveAttribute('src', /img2/);
});

test('previews-custom-size: shows three thumbnails of 150 px', async ({ page }) => {
  const sample = await mountSample(page, 'previews-custom-size');
  const { thumbnails } = await openModal(sample.getByRole('button'));
  await expect(thumbnails).toHaveCount(3);
  await expect(thumbnails.first()).toHaveCSS('width', '150px');
});

test('previews-not-clickable: thumbnails are focusable but do not react', async ({ page }) => {
  const sample = await mountSample(page, 'previews-not-clickable');
  const modal = await openModal(sample.getByRole('button'));
  await modal.thumbnails.nth(1).click();
  await modal.thumbnails.nth(1).focus();
  await expect(modal.thumbnails.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal.image).toHaveAttribute('src', /img1/);
});

test('buttons-exturl-newtab: without a URL the button does nothing and is not disabled', async ({
  page,
  context,
}) => {
  const sample = await mountSample(page, 'buttons-exturl-newtab');
  const modal = await openModal(sample.getByRole('button'));
  await modal.next.click();
  await expect(modal.image).toHaveAttribute('src', /img2/);
  const button = modal.root.getByRole('button', { name: /in a new tab/ });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(modal.image).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('plain-atags: the thumbnails are a elements without href', async ({ page }) => {
  const sample = await mountSample(page, 'plain-atags');
  await expect(sample.locator('a')).toHaveCount(4);
  await expect(sample.locator('a[href]')).toHaveCount(0);
  await expect(sample.getByRole('link')).toHaveCount(0);
});

for (const control of ['dots', 'thumbnails'] as const) {
  test(`autoplay-minimal: ${control} do not restart the interval`, async ({ page }) => {
    const sample = await mountPaused(page, 'autoplay-minimal');
    await sample.getByRole('button').click();
    await page.clock.runFor(4_000);
    const modal = modalOf(page);
    await modal[control].nth(2).click();
    await expect(modal.image).toHaveAttribute('src', /img3/);
    await page.clock.runFor(1_500);
    await expect(modal.image).toHaveAttribute('src', /img4/);
  });
}

test('autoplay-minimal: an arrow key ends the pause on hover', async ({ page }) => {
  const sample = await mountPaused(page, 'autoplay-minimal');
  const modal = await openModal(sample.getByRole('button'));
  await modal.image.hover();
  await page.clock.runFor(12_000);
  await expect(modal.image).toHaveAttribute('src', /img1/);
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(5_100);
  await expect(modal.image).toHaveAttribute('src', /img3/);
});

test('loading-spinner-type: the spinner has a name but no role', async ({ page }) => {
  const sample = await mountSample(page, 'loading-spinner-type');
  await page.route('**/img1.jpg*', () => {});
  await sample.getByRole('button', { name: 'With spinner STANDARD' }).click();
  const { spinner, root } = modalOf(page);
  await expect(spinner).toHaveCount(1);
  await expect(spinner).not.toHaveAttribute('role');
  await expect(root.getByRole('status')).toHaveCount(0);
});
