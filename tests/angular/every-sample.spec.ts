import type { Locator } from '@playwright/test';
import { findSamples } from '../../scripts/angular/samples.mjs';
import { expect, test } from '../browser/lib/fixtures';
import {
  carouselIn,
  carouselOf,
  clickOutside,
  getUrl,
  modalOf,
  mountSample,
  openModal,
} from './gallery';

const ownCloseKey: Record<string, string> = { 'keyboard-config': 'q' };
const ownCloseButton: Record<string, string> = { 'buttons-custom-fa': 'custom close aria label' };
const withoutCloseButton = ['buttons-exturl-newtab', 'only-current-img'];
const withoutCloseOutside = ['close-outside'];

/** Holds down Enter on an opener and expects one gallery, which `closeKey` closes. */
async function expectOneGallery(opener: Locator, closeKey: string): Promise<void> {
  const page = opener.page();
  const modal = modalOf(page);
  await opener.focus();
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await modal.image.waitFor();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(modal.root).toHaveCount(1);
  await page.keyboard.press(closeKey);
  await modal.root.waitFor({ state: 'detached' });
}

/** Expects the gallery to close on a click outside and on its close button, where the sample has them. */
async function expectToClose(opener: Locator, slug: string): Promise<void> {
  if (!withoutCloseOutside.includes(slug)) {
    const modal = await openModal(opener);
    await clickOutside(modal);
    await modal.root.waitFor({ state: 'detached' });
  }
  if (!withoutCloseButton.includes(slug)) {
    const modal = await openModal(opener);
    const name = ownCloseButton[slug];
    await (name ? modal.root.getByRole('button', { name }) : modal.close).click();
    await modal.root.waitFor({ state: 'detached' });
  }
}

const slugs = await findSamples();
const isCarousel = (slug: string) => slug.startsWith('carousel');

for (const slug of slugs.filter((slug) => !isCarousel(slug))) {
  test(`${slug}: each opener opens one gallery, which a key, its button and a click outside close`, async ({
    page,
  }) => {
    const sample = await mountSample(page, slug);
    const buttons = sample.getByRole('button', { name: /^(open\b|with )/i });
    const thumbnails = sample.locator('ks-plain-gallery').locator('img, a');
    const openers = await buttons.or(thumbnails).all();
    const [opener] = openers;
    if (!opener) throw new Error('The sample has nothing that opens a gallery.');

    for (const each of openers) await expectOneGallery(each, ownCloseKey[slug] ?? 'Escape');
    await expectToClose(opener, slug);
  });
}

test('carousel-fixed: a click on the image opens a gallery, which a key, its button and a click outside close', async ({
  page,
}) => {
  await mountSample(page, 'carousel-fixed');
  const { image } = carouselOf(page);
  const modal = await openModal(image);
  await page.keyboard.press('Escape');
  await modal.root.waitFor({ state: 'detached' });
  await expectToClose(image, 'carousel-fixed');
});

for (const slug of slugs.filter(isCarousel)) {
  test(`${slug}: the next arrow of each carousel shows the next image`, async ({ page }) => {
    const sample = await mountSample(page, slug);
    for (const root of await sample.locator('ks-carousel').all()) {
      const { image, next } = carouselIn(root);
      const url = await getUrl(image);
      await next.click();
      await expect(image).not.toHaveAttribute('src', url);
    }
  });
}
