import type { Page } from '@playwright/test';
import { expect, test } from '../browser/lib/fixtures';
import { carouselOf, getUrl, modalOf, mountPaused, mountSample, openModal } from './gallery';

/** Makes random choices of an image choose the first one. */
async function chooseFirstImage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
}

/** Delays all images until the returned function is called. */
async function holdImages(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.jpg*', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('add-image-array: copies of the same image appear one after the other', async ({ page }) => {
  await chooseFirstImage(page);
  const sample = await mountSample(page, 'add-image-array');
  const add = sample.getByRole('button', { name: 'Add image' });
  await add.click();
  await add.click();
  await expect(sample.getByRole('status')).toHaveText('7 images');

  const modal = await openModal(sample.getByRole('button', { name: 'Open the gallery' }));
  await modal.dots.nth(5).click();
  await expect(modal.root.getByRole('figure')).toContainText('Image 6/7');
  await modal.next.click();
  await expect(modal.root.getByRole('figure')).toContainText('Image 7/7');
  await expect(modal.image).toBeVisible();
  await expect(modal.spinner).toHaveCount(0);
});

test('buttons-custom-fa: the plus button adds copies that appear and have file names', async ({
  page,
}) => {
  await chooseFirstImage(page);
  const sample = await mountSample(page, 'buttons-custom-fa');
  const modal = await openModal(sample.getByRole('button', { name: 'Open the gallery' }));
  const plus = modal.root.getByRole('button', { name: 'custom plus aria label' });
  await plus.click();
  await expect(modal.dots).toHaveCount(6);
  await plus.click();
  await expect(modal.dots).toHaveCount(7);

  await modal.dots.nth(5).click();
  await expect(modal.image).toBeVisible();
  await modal.next.click();
  await expect(modal.root.getByRole('figure')).toContainText('Image 7/7');
  await expect(modal.image).toBeVisible();
  await expect(modal.spinner).toHaveCount(0);

  const download = page.waitForEvent('download');
  await modal.root.getByRole('button', { name: 'custom download aria label' }).click();
  expect((await download).suggestedFilename()).toBe('image-7.jpg');
});

test('carousel-features-disable: autoplay stays off after an arrow, and can be enabled again', async ({
  page,
}) => {
  const sample = await mountPaused(page, 'carousel-features-disable');
  const carousel = carouselOf(page);
  await page.clock.runFor(3_000);
  await expect(carousel.image).toHaveAttribute('src', /desert-hike/);

  await sample.getByRole('button', { name: 'Disable autoplay' }).click();
  await carousel.next.click();
  await sample.getByRole('button', { name: 'Enable autoplay' }).hover();
  await page.clock.runFor(10_000);
  await expect(carousel.image).toHaveAttribute('src', /harbour-skyline/);

  await sample.getByRole('button', { name: 'Enable autoplay' }).click();
  await page.clock.runFor(3_000);
  await expect(carousel.image).toHaveAttribute('src', /river-otter/);
});

test('carousel-fixed: arrow keys navigate in the open gallery and not in the carousel behind it', async ({
  page,
}) => {
  // The clock is paused, so that autoplay does not change the image of the carousel.
  await mountPaused(page, 'carousel-fixed');
  const carousel = carouselOf(page);
  const modal = await openModal(carousel.image);
  await page.keyboard.press('ArrowRight');
  await expect(modal.image).toHaveAttribute('src', /desert-hike/);
  await expect(carousel.image).toHaveAttribute('src', /mountain-lake/);
});

test('carousel-outputs: a click on the image is logged and opens the modal gallery', async ({
  page,
}) => {
  await mountPaused(page, 'carousel-outputs');
  await openModal(carouselOf(page).image);
  await expect(page.getByRole('listitem').first()).toHaveText('clickImage: index 0');
});

test('description-full-custom: a click on the description leaves the gallery open', async ({
  page,
}) => {
  const sample = await mountSample(page, 'description-full-custom');
  const modal = await openModal(sample.getByRole('button'));
  const list = modal.root.getByRole('list');
  for (const item of await list.getByRole('listitem').all()) await item.click();
  await list.click({ position: { x: 1, y: 1 } });
  await expect(modal.image).toBeVisible();
  await expect(modal.image).toHaveAttribute('title', 'Custom description');
});

test('loading-spinner-type: the spinner appears at each opening while the image loads', async ({
  page,
}) => {
  const sample = await mountSample(page, 'loading-spinner-type');
  const modal = modalOf(page);
  for (const opener of await sample.getByRole('button').all()) {
    const release = await holdImages(page);
    const request = page.waitForRequest(/img1\.jpg/);
    await opener.click();
    await request;
    await expect(modal.spinner).toHaveCount(1);
    await release();
    await expect(modal.image).toBeVisible();
    await expect(modal.spinner).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(modal.root).toHaveCount(0);
  }
});

test('loading-spinner-disable: no spinner appears while the image loads', async ({ page }) => {
  const sample = await mountSample(page, 'loading-spinner-disable');
  const modal = modalOf(page);
  for (let opening = 0; opening < 2; opening += 1) {
    const release = await holdImages(page);
    const request = page.waitForRequest(/img1\.jpg/);
    await sample.getByRole('button').click();
    await request;
    await expect(modal.close).toBeVisible();
    await expect(modal.spinner).toHaveCount(0);
    await release();
    await expect(modal.image).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal.root).toHaveCount(0);
  }
});

test('base64: all three data URLs are shown', async ({ page }) => {
  const sample = await mountSample(page, 'base64');
  const modal = await openModal(sample.getByRole('button'));
  for (let index = 0; index < 3; index += 1) {
    await modal.dots.nth(index).click();
    await expect(modal.root.getByRole('figure')).toContainText(`Image ${index + 1}/3`);
    await expect(modal.image).toHaveAttribute('src', /^data:image\/png/);
    expect(await modal.image.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
  }
});

test('same-images: three URLs of one file appear one after the other', async ({ page }) => {
  const sample = await mountSample(page, 'same-images');
  const modal = await openModal(sample.getByRole('button'));
  for (const position of [2, 3]) {
    await modal.next.click();
    await expect(modal.root.getByRole('figure')).toContainText(`Image ${position}/3`);
    await expect(modal.image).toBeVisible();
  }
});

test.describe('buttons-exturl-newtab', () => {
  test.use({ expectedProblems: /request to another host: https:\/\/example\.org\// });

  test('opens the page of the image in a new tab without a console message', async ({
    page,
    context,
  }) => {
    const sample = await mountSample(page, 'buttons-exturl-newtab');
    const modal = await openModal(sample.getByRole('button'));
    const newTab = context.waitForEvent('page');
    const request = context.waitForEvent(
      'request',
      (each) => each.url() === 'https://example.org/',
    );
    await modal.root.getByRole('button', { name: /in a new tab/ }).click();
    await newTab;
    await request;
    await expect(modal.image).toBeVisible();
  });
});

test('buttons-strategies: deleting every image closes the gallery and disables the openers', async ({
  page,
}) => {
  const sample = await mountSample(page, 'buttons-strategies');
  const opener = sample.getByRole('button', { name: 'With strategy FULL' });
  const modal = await openModal(opener);
  for (let left = 4; left >= 0; left -= 1) {
    await modal.root.getByRole('button', { name: 'Delete the current image' }).click();
    await expect(sample.getByRole('status')).toHaveText(`${left} images left`);
  }
  await expect(modal.root).toHaveCount(0);
  await expect(opener).toBeDisabled();
});

test('output-events: the log names each event, and the delete button removes the image', async ({
  page,
}) => {
  const sample = await mountSample(page, 'output-events');
  const modal = await openModal(sample.getByRole('button', { name: 'Open with all buttons' }));
  await expect(modal.dots).toHaveCount(5);
  await modal.root.getByRole('button', { name: 'Delete the current image' }).click();
  await expect(modal.dots).toHaveCount(4);
  await expect(modal.image).toHaveAttribute('src', /img2/);
  await page.keyboard.press('Escape');
  const log = sample.getByRole('log', { name: 'Event log, newest first' });
  await expect(log.getByRole('listitem').first()).toContainText('close (NORMAL)');
  await expect(log.getByRole('listitem').last()).toContainText('hasData (LOAD)');
  await expect(sample.getByRole('row', { name: /^buttonAfterHook/ })).toContainText('"type": 1');
});

test('auto-close-and-auto-update: one gallery closes after 3 s, the other is updated after 4 s', async ({
  page,
}) => {
  const sample = await mountPaused(page, 'auto-close-and-auto-update');
  const modal = modalOf(page);
  await sample.getByRole('button', { name: 'Open, close after 3 seconds' }).click();
  await page.clock.runFor(2_900);
  await expect(modal.root).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(modal.root).toHaveCount(0);
  await expect(sample.getByText('Closed by itself')).toBeVisible();

  await sample.getByRole('button', { name: 'Open, update after 4 seconds' }).click();
  await page.clock.runFor(4_100);
  await expect(sample.getByText('Image 2 updated')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(modal.root.getByRole('figure')).toContainText('Description 2 updated with img5');
});

test('download-simple: Ctrl+S saves the current image', async ({ page }) => {
  const sample = await mountSample(page, 'download-simple');
  await openModal(sample.getByRole('button'));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  expect((await download).suggestedFilename()).toBe('img1.jpg');
});

test('close-outside: a click outside leaves the gallery open', async ({ page }) => {
  const sample = await mountSample(page, 'close-outside');
  const modal = await openModal(sample.getByRole('button'));
  await modal.root.click({ position: { x: 40, y: 20 } });
  await expect(modal.image).toBeVisible();
});

test('carousel-noautoplay: the image does not change automatically', async ({ page }) => {
  await mountPaused(page, 'carousel-noautoplay');
  const { image } = carouselOf(page);
  const url = await getUrl(image);
  await page.clock.runFor(30_000);
  await expect(image).toHaveAttribute('src', url);
});

test('carousel-content-projection: the text stays over the image and lets clicks through', async ({
  page,
}) => {
  const sample = await mountSample(page, 'carousel-content-projection');
  const { image, next } = carouselOf(page);
  const text = sample.getByText('Seven views, one carousel');
  await next.click();
  await expect(image).toHaveAttribute('src', /desert-hike/);
  await expect(text).toBeVisible();
  await expect(text).toHaveCSS('pointer-events', 'none');
});
