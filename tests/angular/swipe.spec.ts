import { expect, test } from '../browser/lib/fixtures';
import { carouselOf, flick, modalOf, mountSample, openModal, pauseClock } from './gallery';

test.beforeEach(({ page }) => page.clock.install());

test('array-simple: swiping right shows the next image, swiping left the previous one @touch', async ({
  page,
}) => {
  const sample = await mountSample(page, 'array-simple');
  const { image } = await openModal(sample.getByRole('button'));
  await pauseClock(page);
  await flick(image, 160);
  await expect(image).toHaveAttribute('src', /img2/);
  await flick(image, -160);
  await expect(image).toHaveAttribute('src', /img1/);
});

test('invert-swipe: swiping left shows the next image @touch', async ({ page }) => {
  const sample = await mountSample(page, 'invert-swipe');
  const { image } = await openModal(sample.getByRole('button'));
  await pauseClock(page);
  await flick(image, -160);
  await expect(image).toHaveAttribute('src', /img2/);
});

test('carousel: swiping right shows the next image @touch', async ({ page }) => {
  await mountSample(page, 'carousel');
  await pauseClock(page);
  const { image } = carouselOf(page);
  await flick(image, 160);
  await expect(image).toHaveAttribute('src', /desert-hike/);
});

test('a gallery in a standalone application recognizes swipes @touch', async ({ page }) => {
  await page.goto('standalone.html');
  const thumbnail = page.getByRole('img', { name: 'A lake' });
  const modal = await openModal(thumbnail);
  await pauseClock(page);
  await flick(modal.image, 160);
  await expect(modal.image).toHaveAttribute('src', /desert-hike/);
  await page.keyboard.press('Escape');
  await expect(modalOf(page).root).toHaveCount(0);
});
