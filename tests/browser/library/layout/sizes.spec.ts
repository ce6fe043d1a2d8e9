/** Texts and colours of the galleries in pages with a root, or properties, of their own. */
import type { Page } from '@playwright/test';
import { forEachCase } from '../../lib/cases';
import { modalOf } from '../../lib/gallery';
import { expect, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';

test.use({ startsDemos: false, contextOptions: { reducedMotion: 'reduce' } });

async function showGalleries(page: Page, style?: object): Promise<void> {
  await gotoLibraryPage(page);
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

/** Styles of the page before those of the library. */
const setStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    document.querySelector('style')!.textContent = text;
  }, css);

/** Sizes in px of the texts of all galleries. */
const readSizes = (page: Page) =>
  page
    .locator(
      '.ks-caption, .ks-plain-caption, .ks-key-list dt, .ks-key-list dd, .ks-key-list strong',
    )
    .evaluateAll((elements) => elements.map((each) => parseFloat(getComputedStyle(each).fontSize)));

test('no text is smaller than 12 px with a small root, and a larger root enlarges the texts', async ({
  page,
}) => {
  await showGalleries(page);
  await forEachCase(
    ['62.5%', '10px', '50%'].map((root) => [root, root] as const),
    async (root) => {
      await setStyles(page, `html { font-size: ${root}; }`);
      const sizes = await readSizes(page);
      expect(sizes.length).toBeGreaterThan(8);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
      // The modal gallery does not depend on the root.
      const caption = modalOf(page).dialog.first().locator('.ks-caption').first();
      await expect(caption).toHaveCSS('font-size', '15px');
    },
  );
  await setStyles(page, 'html { font-size: 200%; }');
  expect(Math.min(...(await readSizes(page)))).toBeGreaterThanOrEqual(30);
});

test('properties of captions apply on each element around them, and the style of a configuration over them', async ({
  page,
}) => {
  const expectCaptions = async (styles: Readonly<Record<string, string>>) => {
    const captions = page.locator('[data-state="active"] .ks-caption');
    await expect(captions).toHaveCount(2);
    for (const caption of await captions.all())
      for (const [name, value] of Object.entries(styles))
        await expect(caption).toHaveCSS(name, value);
  };
  await showGalleries(page);
  await forEachCase(
    [':root', 'body', '.ks-carousel, .ks-modal-gallery'].map((place) => [place, place] as const),
    async (place) => {
      const properties =
        '--ks-caption-background: rgb(1, 2, 3); --ks-caption-color: rgb(4, 5, 6); --ks-caption-margin: 7px';
      await setStyles(page, `${place} { ${properties} }`);
      await expectCaptions({
        'background-color': 'rgb(1, 2, 3)',
        color: 'rgb(4, 5, 6)',
        'margin-top': '7px',
      });
    },
  );
  await showGalleries(page, { bgColor: 'rgb(9, 9, 9)', marginTop: '3px' });
  await setStyles(page, ':root { --ks-caption-background: rgb(1, 2, 3); }');
  await expectCaptions({ 'background-color': 'rgb(9, 9, 9)', 'margin-top': '3px' });
});
