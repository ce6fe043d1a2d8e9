import type { Page } from '@playwright/test';
import type { ModalGalleryConfig } from 'ks-gallery-react';
import { forEachCase, someOf } from '../../lib/cases';
import { modalOf } from '../../lib/gallery';
import { boxOf, expect, test } from '../../lib/fixtures';
import { compileStyles, gotoLibraryPage, svg } from '../../lib/library-page';
import { nextFrame } from '../../lib/viewer';

/** Rules outside layers as resets have them, and a button style for every button of an application. */
const RESET = `
  *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
  button, [type='button'] { appearance: button; background-color: transparent; background-image: none; }
  button {
    width: 100%; min-width: 200px; padding: 12px 24px; border: 3px solid red; border-radius: 12px;
    background: gold; color: navy; font: inherit; text-transform: uppercase; box-shadow: 0 0 9px lime;
  }
  dialog button { margin: 10px; background: gold; }
  img, svg { display: block; max-width: 100%; height: auto; }
  a { color: red; text-decoration: none; }
  figure, p, dialog { margin: 30px; }`;

const libConfig = {
  slideConfig: { sidePreviews: { show: true, size: { width: '100px', height: 'auto' } } },
};

async function showGalleries(
  page: Page,
  options: Omit<Partial<ModalGalleryConfig>, 'container'> = { libConfig },
): Promise<void> {
  const img = svg('width="600" height="400"');
  await page.evaluate(
    ([source, given]) => {
      const createImage = (id: number) => ({
        id,
        modal: { img: source, width: 600, height: 400, description: 'An <a href="/">image</a>' },
      });
      const images = [0, 1, 2, 3, 4, 5].map(createImage);
      window.renderCarousel({ id: 1, images });
      window.library.modalGalleryService.open({
        id: 1,
        images,
        currentImage: createImage(1),
        ...given,
      });
    },
    [img, options] as const,
  );
  await expect(modalOf(page).figure).toHaveAttribute('data-status', 'loaded');
  // Captions are placed by an observer, which is called after the layout of a frame.
  await nextFrame(page);
}

/** Position, size and look of every visible element of the galleries. */
async function readLooks(page: Page) {
  // Margins of the page differ with a reset; positions are relative to the gallery.
  return page.locator('.ks-carousel, .ks-modal-gallery').evaluateAll((galleries) =>
    galleries.flatMap((gallery) => {
      const origin = gallery.getBoundingClientRect();
      const elements = [...gallery.querySelectorAll('[class^="ks-"], a')];
      return elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, borderWidth, borderRadius, boxShadow, filter, opacity } =
            getComputedStyle(element);
          const { textDecorationLine, textTransform, cursor } = getComputedStyle(element);
          return {
            name: element.className || element.tagName,
            box: [left - origin.left, top - origin.top, width, height].map(Math.round),
            look: [color, backgroundColor, borderWidth, borderRadius, boxShadow, filter, opacity],
            text: [textDecorationLine, textTransform, cursor],
          };
        });
    }),
  );
}

test.describe('styles.css', () => {
  // Animations would change positions while they are read.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('looks the same with a reset before or after it', async ({ page }) => {
    const body = 'body { margin: 0; font: 16px/1.5 sans-serif; }';
    const widths = someOf([1280, 360]).map((width) => [`${width} px wide`, width] as const);
    await forEachCase(widths, async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await gotoLibraryPage(page, { before: body });
      await showGalleries(page);
      const expected = await readLooks(page);
      expect(expected.length).toBeGreaterThan(60);
      for (const place of ['before', 'after'] as const) {
        await gotoLibraryPage(page, { [place]: RESET + body });
        await showGalleries(page);
        expect(await readLooks(page), `reset ${place} the stylesheet`).toEqual(expected);
      }
    });
  });

  test('classes for parts and the configuration override the defaults of captions and arrows', async ({
    page,
  }) => {
    const after = `
      .own-caption { background: rgb(1, 2, 3); color: rgb(4, 5, 6); margin: 20px; }
      .own-arrow { background: rgb(7, 8, 9); border-radius: 50%; }`;
    const { next, figure } = modalOf(page);
    const caption = figure.locator('figcaption');
    const expectCaption = async (margin: string) => {
      await expect(caption).toHaveCSS('background-color', 'rgb(1, 2, 3)');
      await expect(caption).toHaveCSS('color', 'rgb(4, 5, 6)');
      await expect(caption).toHaveCSS('margin', margin);
    };
    await gotoLibraryPage(page, { before: ':root { --ks-arrow-size: 50px }', after });
    await showGalleries(page, { classNames: { caption: 'own-caption', arrow: 'own-arrow' } });
    await expectCaption('20px');
    await expect(next.locator('.ks-icon')).toHaveCSS('width', '50px');
    await expect(next).toHaveCSS('background-color', 'rgb(7, 8, 9)');
    const { width, height } = await boxOf(next);
    expect(width, 'a round arrow').toBe(height);
    await gotoLibraryPage(page);
    const style = { bgColor: 'rgb(1, 2, 3)', textColor: 'rgb(4, 5, 6)', marginBottom: '7px' };
    await showGalleries(page, { libConfig: { currentImageConfig: { description: { style } } } });
    await expectCaption('0px 0px 7px');
  });

  test('icons are in the middle of buttons, an arrow is pressed above and below it, and templates keep their styles', async ({
    page,
  }) => {
    await gotoLibraryPage(page, { before: 'button { background: rgb(1, 2, 3); }' });
    await showGalleries(page);
    const icons = page.locator('.ks-carousel-stage > button > .ks-icon');
    await expect(icons).toHaveCount(3);
    for (const icon of await icons.all()) {
      const [inner, outer] = [await boxOf(icon), await boxOf(icon.locator('..'))];
      expect(inner.x + inner.width / 2).toBeCloseTo(outer.x + outer.width / 2, 0);
      expect(inner.y + inner.height / 2).toBeCloseTo(outer.y + outer.height / 2, 0);
    }
    const { next, figure, main } = modalOf(page);
    const { x, width } = await boxOf(next);
    const area = await boxOf(main);
    await page.mouse.click(x + width / 2, area.y + 5);
    await expect(figure).toContainText('Image 3/6');
    await page.mouse.click(x + width / 2, area.y + area.height - 5);
    await expect(figure).toContainText('Image 4/6');
    const background = await page.locator('.ks-carousel').evaluate((carousel) => {
      const button = document.createElement('button');
      button.className = 'application-button';
      carousel.append(button);
      return getComputedStyle(button).backgroundColor;
    });
    expect(background).toBe('rgb(1, 2, 3)');
  });
});

test('rules of the application outside layers override styles.layered.css', async ({ page }) => {
  await gotoLibraryPage(page, {
    stylesheet: 'styles.layered.css',
    before: 'button { background: rgb(1, 2, 3); } figcaption { font-weight: 300; }',
  });
  await showGalleries(page);
  const { close, figure } = modalOf(page);
  await expect(close).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(figure.locator('figcaption')).toHaveCSS('font-weight', '300');
});

test('stylesheets of parts, before or after that of a component, look as in styles.css', async ({
  page,
}) => {
  const spinners = 'standard circular bars dots cubeFlipping circles explosingSquares'.split(' ');
  const icons = 'download ext-url delete fullscreen share refresh zoom-in rotate'.split(' ');
  const html = [
    ...spinners.map((type) => `<i class="ks-spinner" data-type="${type}"><i></i><i></i></i>`),
    ...icons.map((name) => `<button class="ks-upper-button"><i class="ks-icon ${name}-image">`),
    '<div class="ks-preview"><i class="ks-broken ks-preview-image"><i class="ks-icon ks-icon-broken"></i><b>Lake</b></i></div>',
    '<input class="ks-share"><dialog class="ks-key-list" open><kbd>?</kbd></dialog>',
  ].join('');
  const readStyles = async (css: string) => {
    await page.setContent(`<style>${css}</style>${html}`);
    return page.locator('body *').evaluateAll((elements) => {
      for (const animation of document.getAnimations()) animation.cancel();
      return elements.map((element) => {
        const styles = [...getComputedStyle(element)].filter((name) => !name.startsWith('--'));
        const values = styles.map((name) => [
          name,
          getComputedStyle(element).getPropertyValue(name),
        ]);
        return { name: element.className, ...Object.fromEntries(values) };
      });
    });
  };
  const component = compileStyles('modal-gallery/styles.scss');
  const parts = ['optional/key-list', 'optional/buttons']
    .map((folder) => `modal-gallery/${folder}`)
    .concat('parts/broken', 'parts/spinners')
    .map((folder) => compileStyles(`${folder}/styles.scss`))
    .join('');
  const expected = await readStyles(compileStyles('styles/index.scss'));
  expect(await readStyles(component)).not.toEqual(expected);
  expect(await readStyles(component + parts)).toEqual(expected);
  expect(await readStyles(parts + component)).toEqual(expected);
});
