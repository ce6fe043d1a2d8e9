/** Devices with a notch and a home bar, in pages with `viewport-fit=cover`. */
import type { Page } from '@playwright/test';
import { forEachCase } from '../../lib/cases';
import { boxOf, expect, test } from '../../lib/fixtures';
import { modalOf } from '../../lib/gallery';
import { gotoLibraryPage, svg } from '../../lib/library-page';
import { closeViewer, openViewer, settle } from '../../lib/viewer';

// Another one at each edge, so that none can stand for another.
const insets = { top: 47, right: 31, bottom: 34, left: 44 };

const windows = (
  [
    ['upright', 390, 844],
    ['sideways', 844, 390],
    ['large', 1280, 900],
  ] as const
).flatMap(([name, width, height]) =>
  (['ltr', 'rtl'] as const).map((dir) => [`${name}, ${dir}`, { width, height, dir }] as const),
);

/** Gives the device insets, and the window a size and a direction. */
async function setWindow(page: Page, { width, height, dir }: (typeof windows)[number][1]) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.setViewportSize({ width, height });
  await page.evaluate((value) => void (document.documentElement.dir = value), dir);
}

/** Returns which elements that are visible are not inside the safe area; `edges` are those that count. */
function findOutside(
  page: Page,
  selector: string,
  edges: readonly (keyof typeof insets)[] = ['top', 'right', 'bottom', 'left'],
): Promise<string[]> {
  return page.evaluate(
    ([selectorOf, inset, counted]) => {
      const found = [...document.querySelectorAll<HTMLElement>(selectorOf)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      if (found.length === 0) return [`nothing matches ${selectorOf}`];
      return found.flatMap((element) => {
        const { top, left, right, bottom } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        // Of the dots and thumbnails, the content: their padding is the space for the notch.
        const space = {
          top,
          bottom: innerHeight - bottom,
          left: left + parseFloat(style.paddingLeft),
          right: innerWidth - right + parseFloat(style.paddingRight),
        };
        const outside = counted.filter((edge) => space[edge] < inset[edge] - 0.5);
        return outside.map(
          (edge) => `${element.className || element.localName}: ${edge} ${space[edge]}`,
        );
      });
    },
    [selector, insets, edges] as const,
  );
}

const images = (count: number, caption: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    modal: {
      img: svg('width="1200" height="800"'),
      width: 1200,
      height: 800,
      description: caption,
    },
  }));

test('controls, captions and thumbnails of the modal gallery keep clear of notch and bars', async ({
  page,
}) => {
  await gotoLibraryPage(page);
  await forEachCase(windows, async (size) => {
    if (await modalOf(page).dialog.isVisible()) await closeViewer(page);
    await setWindow(page, size);
    await openViewer(page, {
      current: 2,
      images: images(9, 'A caption that is wider than the image would be. '.repeat(5)),
      libConfig: {
        buttonsConfig: { visible: true, strategy: 'full' },
        previewConfig: { visible: true, mobileVisible: true, number: 9 },
        slideConfig: {
          playConfig: { autoPlay: true, interval: 1e6 },
          sidePreviews: { show: true },
        },
      },
    });
    const controls =
      ':is(.ks-header, .ks-arrow-place) button, .ks-counter, .ks-dots, .ks-preview-scroller';
    const caption = '.ks-figure > .ks-caption';
    expect(await findOutside(page, controls)).toEqual([]);
    expect(await findOutside(page, caption)).toEqual([]);
    const more = page.getByRole('button', { name: 'Show all' });
    if (await more.isVisible()) {
      await more.click();
      expect(await findOutside(page, caption)).toEqual([]);
    }
    // Zoomed, the image fills the width of the window, and the caption is at its end.
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await settle(page);
    expect(await findOutside(page, caption, ['left', 'right', 'bottom'])).toEqual([]);
    expect((await boxOf(modalOf(page).main)).width).toBe(size.width);
    await page.keyboard.press('0');
    await page.keyboard.press('?');
    await expect(page.locator('.ks-key-list')).toBeVisible();
    expect(await findOutside(page, '.ks-key-list')).toEqual([]);
    await page.keyboard.press('Escape');
  });
});

test('controls and captions of a carousel at the edges of the window keep clear of notch and bars', async ({
  page,
}) => {
  await gotoLibraryPage(page, { after: 'body { margin: 0 } h1, main { display: none }' });
  const controls =
    '.ks-carousel-stage > button, .ks-dots, .ks-slide[data-state] .ks-caption-content';
  await forEachCase(windows, async (size) => {
    await setWindow(page, size);
    await page.evaluate(
      (list) => {
        window.unmount?.();
        window.renderCarousel({
          images: list,
          config: {
            carouselConfig: { maxHeight: '100dvh' },
            carouselImageConfig: { description: { strategy: 'alwaysVisible' } },
            carouselPlayConfig: { interval: 1e6 },
          },
        });
      },
      images(7, ''),
    );
    const stage = page.locator('.ks-carousel-stage');
    await expect(page.locator('.ks-slide[data-state] img')).toHaveJSProperty('complete', true);
    const { height } = await boxOf(stage);
    const isWhole = height >= size.height;
    expect(await findOutside(page, controls, isWhole ? undefined : ['left', 'right'])).toEqual([]);
    expect(await findOutside(page, '.ks-preview-scroller', ['left', 'right'])).toEqual([]);
    // In the middle of the page nothing moves.
    await stage.evaluate((element) => {
      element.style.width = '300px';
      element.style.marginInline = 'auto';
    });
    const { x } = await boxOf(stage);
    const starts = await page
      .locator('.ks-carousel-stage > .ks-main-arrow')
      .evaluateAll((all) => all.map((arrow) => arrow.getBoundingClientRect().left));
    expect(Math.min(...starts) - x).toBe(6);
  });
});
