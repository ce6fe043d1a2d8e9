/** Texts and colours of the galleries in pages with a root, or properties, of their own. */
import type { Page } from '@playwright/test';
import { modalOf } from '../../lib/gallery';
import { expect, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';

test.use({ startsDemos: false, contextOptions: { reducedMotion: 'reduce' } });

async function showGalleries(page: Page, before: string, style?: object): Promise<void> {
  await gotoLibraryPage(page, { before });
  await page.evaluate(
    ([img, given]) => {
      const { createElement } = window.react;
      const { Carousel, ModalGallery, PlainGallery } = window.library;
      const images = [0, 1, 2].map((id) => ({ id, modal: { img, description: `Text ${id}` } }));
      const description = { strategy: 'alwaysVisible', style: given } as const;
      const plainGalleryConfig = { caption: 'below' } as const;
      window.renderElement(createElement(PlainGallery, { images, config: { plainGalleryConfig } }));
      const carouselImageConfig = { description };
      window.renderElement(createElement(Carousel, { images, config: { carouselImageConfig } }));
      const libConfig = { currentImageConfig: { description } };
      window.renderElement(createElement(ModalGallery, { images, open: true, libConfig }));
    },
    [svg('width="600" height="400"'), style] as const,
  );
  await expect(modalOf(page).image).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
}

/** Sizes in px of the texts of all galleries. */
const readSizes = (page: Page) =>
  page
    .locator(
      '.ks-caption, .ks-plain-caption, .ks-key-list dt, .ks-key-list dd, .ks-key-list strong',
    )
    .evaluateAll((elements) => elements.map((each) => parseFloat(getComputedStyle(each).fontSize)));

for (const root of ['62.5%', '10px', '50%']) {
  test(`no text is smaller than 12 px with a root of ${root}`, async ({ page }) => {
    await showGalleries(page, `html { font-size: ${root}; }`);
    const sizes = await readSizes(page);
    expect(sizes.length).toBeGreaterThan(8);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    // The modal gallery does not depend on the root.
    await expect(modalOf(page).dialog.first().locator('.ks-caption').first()).toHaveCSS(
      'font-size',
      '15px',
    );
  });
}

test('a larger root enlarges the texts', async ({ page }) => {
  await showGalleries(page, 'html { font-size: 200%; }');
  const sizes = await readSizes(page);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(30);
});

for (const place of [':root', 'body', '.ks-carousel, .ks-modal-gallery']) {
  test(`properties of captions apply on ${place}`, async ({ page }) => {
    await showGalleries(
      page,
      `${place} { --ks-caption-background: rgb(1, 2, 3); --ks-caption-color: rgb(4, 5, 6); --ks-caption-margin: 7px; }`,
    );
    const captions = page.locator('[data-state="active"] .ks-caption');
    await expect(captions).toHaveCount(2);
    for (const caption of await captions.all()) {
      await expect(caption).toHaveCSS('background-color', 'rgb(1, 2, 3)');
      await expect(caption).toHaveCSS('color', 'rgb(4, 5, 6)');
      await expect(caption).toHaveCSS('margin-top', '7px');
    }
  });
}

test('the style of a configuration applies over properties of the page', async ({ page }) => {
  const style = { bgColor: 'rgb(9, 9, 9)', marginTop: '3px' };
  await showGalleries(page, ':root { --ks-caption-background: rgb(1, 2, 3); }', style);
  for (const caption of await page.locator('[data-state="active"] .ks-caption').all()) {
    await expect(caption).toHaveCSS('background-color', 'rgb(9, 9, 9)');
    await expect(caption).toHaveCSS('margin-top', '3px');
  }
});
