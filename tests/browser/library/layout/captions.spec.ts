import type { Page } from '@playwright/test';
import type { FlatImage, ModalLibConfig } from 'ks-gallery-react';
import { forEachCase, someOf } from '../../lib/cases';
import { modalOf } from '../../lib/gallery';
import { boxOf, expect, expectAccessible, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';
import { settle } from '../../lib/viewer';

/** 2,000 characters with a link at the beginning and one at the end. */
const text = [
  'See <a href="https://example.org/first">the map</a>. ',
  'Words of a long caption. '.repeat(80).slice(0, 1900),
  ' And <a href="https://example.org/last">the end</a>.',
].join('');

const image = (height: number, caption: string): FlatImage => ({
  src: svg(`width="900" height="${height}"`),
  alt: 'A bay',
  width: 900,
  height,
  caption,
});

const motionless: ModalLibConfig = {
  slideConfig: { playConfig: { autoPlay: false } },
  openingConfig: { duration: 0 },
};

interface Opened {
  readonly images?: readonly FlatImage[];
  readonly config?: ModalLibConfig;
}

/** Opens a gallery in the place of one that is open. */
async function open(page: Page, { images = [image(600, text)], config }: Opened = {}) {
  if (page.url().includes('library-page')) await page.keyboard.press('Escape');
  else await gotoLibraryPage(page);
  await expect(modalOf(page).dialog).toHaveCount(0);
  await page.evaluate(
    ([list, given]) =>
      window.library.modalGalleryService.open({
        id: 1,
        images: list,
        defaultIndex: 0,
        libConfig: given,
      }),
    [images, { ...motionless, ...config }] as const,
  );
  const modal = modalOf(page);
  await expect(modal.image).toBeVisible();
  await settle(page);
  return {
    ...modal,
    caption: modal.figure.locator('figcaption'),
    more: modal.dialog.getByRole('button', { name: 'More' }),
  };
}

/** Part of the image that the caption leaves uncovered. */
async function getUncovered({ image: img, caption }: Awaited<ReturnType<typeof open>>) {
  const shown = await boxOf(img);
  const { y } = await boxOf(caption);
  return Math.min(1, (y - shown.y) / shown.height);
}

test('a shortened caption ends with a whole line and leaves 60 % of the image uncovered', async ({
  page,
}) => {
  await forEachCase(
    someOf(
      (
        [
          [360, 640, 600],
          [740, 360, 600],
          [1280, 800, 700],
          [360, 640, 250],
          [360, 640, 150],
          [360, 640, 200],
          [360, 640, 1400],
          [360, 640, 300],
        ] as const
      ).map((sizes) => [`${sizes[2]} px high at ${sizes[0]} x ${sizes[1]} px`, sizes] as const),
    ),
    async ([width, height, imageHeight]) => {
      await page.setViewportSize({ width, height });
      const modal = await open(page, { images: [image(imageHeight, text)] });
      await expect(modal.more).toHaveAttribute('aria-expanded', 'false');
      expect(await getUncovered(modal)).toBeGreaterThanOrEqual(0.6);
      const lines = await modal.caption.locator('.ks-caption-text').evaluate((element) => {
        const line = parseFloat(getComputedStyle(element).lineHeight);
        return element.getBoundingClientRect().height / line;
      });
      expect(lines).toBeGreaterThanOrEqual(1);
      expect(lines).toBeCloseTo(Math.round(lines), 1);
    },
  );
});

test.describe('a caption of 2,000 characters in a small window', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('stays where the application has placed it', { tag: '@all' }, async ({ page }) => {
    const description = { style: { bottom: '20px' } };
    const config = { currentImageConfig: { description } };
    const modal = await open(page, { images: [image(250, text)], config });
    const { y, height } = await boxOf(modal.image);
    const caption = await boxOf(modal.caption);
    expect(y + height - caption.y - caption.height).toBeCloseTo(20, 0);
  });

  test('is shown whole by a button, scrolls, and does not move the image', async ({ page }) => {
    const modal = await open(page);
    const before = await boxOf(modal.image);
    await modal.more.click();
    await expect(modal.more).toHaveAttribute('aria-expanded', 'true');
    const { height } = await boxOf(modal.caption);
    expect(height).toBeGreaterThan(before.height);
    expect(await boxOf(modal.image)).toEqual(before);
    await page.keyboard.press('Shift+Tab');
    const last = modal.caption.getByRole('link', { name: 'the end' });
    await expect(last).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    const first = modal.caption.getByRole('link', { name: 'the map' });
    await expect(first).toBeFocused();
    await expect(last).not.toBeInViewport();
    // Several presses, because the browser scrolls smoothly.
    await expect
      .poll(async () => {
        await page.keyboard.press('PageDown');
        return last.evaluate((link) => link.getBoundingClientRect().bottom);
      })
      .toBeLessThan(600);
    await expect(last).toBeInViewport();
    await modal.more.click();
    await expect(modal.more).toHaveAttribute('aria-expanded', 'false');
    expect(await getUncovered(modal)).toBeGreaterThanOrEqual(0.6);
    expect(await boxOf(modal.image)).toEqual(before);
  });

  test(
    'has no violation of accessibility rules, and Tab to one of its links shows it',
    { tag: '@all' },
    async ({ page }) => {
      const modal = await open(page);
      await expectAccessible(page);
      const first = modal.caption.getByRole('link', { name: 'the map' });
      await expect(first).toHaveAttribute('href', 'https://example.org/first');
      const last = modal.caption.getByRole('link', { name: 'the end' });
      for (let press = 0; press < 20; press += 1) {
        if (await last.evaluate((link) => link === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport({ ratio: 1 });
      await expect(modal.more).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page);
    },
  );

  test('is read once, and announced by its position', async ({ page }) => {
    const images = [image(600, 'Short'), image(600, text), { ...image(600, text), alt: undefined }];
    const modal = await open(page, { images });
    await expect(modal.dialog).toHaveAccessibleDescription('Image 1/3 - Short');
    for (const position of [2, 3]) {
      await modal.next.click();
      await expect(modal.caption).toContainText(`Image ${position}/3 - See the map. Words`);
      await expect(modal.dialog).toHaveAccessibleDescription('');
      const tree = await modal.dialog.ariaSnapshot();
      expect(tree.match(/And/g)).toHaveLength(1);
      await expect(modal.dialog.locator('[aria-live]')).toHaveText(`Image ${position}/3`);
    }
  });
});

test('a long caption that fits has no button', async ({ page }) => {
  const modal = await open(page, {
    images: [image(600, 'Words that fit. '.repeat(13))],
    config: { currentImageConfig: { captionPlacement: 'over' } },
  });
  await expect(modal.caption).toContainText('fit');
  await expect(modal.more).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(modal.more).toBeVisible();
});

test('captions below the image cover nothing', ({ page }) =>
  forEachCase(
    someOf([
      ['360 px', { width: 360, height: 640 }],
      ['1280 px', { width: 1280, height: 800 }],
    ]),
    async (size) => {
      await page.setViewportSize(size);
      const images = [image(600, 'Short'), image(900, text)];
      const config = { currentImageConfig: { captionPlacement: 'below' as const } };
      const modal = await open(page, { images, config });
      const expectBelow = async () => {
        const shown = await boxOf(modal.image);
        const caption = await boxOf(modal.caption);
        expect(caption.y).toBeGreaterThanOrEqual(shown.y + shown.height - 1);
        const dots = await boxOf(modal.dialog.locator('.ks-dots'));
        expect(caption.y + caption.height).toBeLessThanOrEqual(dots.y + 1);
      };
      await expectBelow();
      await modal.next.click();
      await settle(page);
      await expectBelow();
      const before = await boxOf(modal.image);
      await modal.more.click();
      expect((await boxOf(modal.caption)).y).toBeLessThan(before.y + before.height);
      expect(await boxOf(modal.image)).toEqual(before);
    },
  ));

test('texts of the modal gallery can be selected with the mouse, its image cannot', async ({
  page,
}) => {
  const {
    dialog,
    image: img,
    caption,
  } = await open(page, {
    images: [image(600, 'Otters in the lake'), image(600, 'Second')],
  });
  const getSelected = () => page.evaluate(() => String(getSelection()));
  const text = await boxOf(caption.locator('.ks-caption-content'));
  const y = text.y + text.height / 2;
  await page.mouse.move(text.x + 1, y);
  await page.mouse.down();
  await page.mouse.move(text.x + text.width - 1, y, { steps: 5 });
  await page.mouse.up();
  expect(await getSelected()).toContain('Otters in the lake');
  // It is no swipe.
  await expect(caption).toContainText('Otters');
  await img.dblclick();
  await expect.poll(getSelected).not.toContain('Otters');
  await dialog.locator('.ks-counter').dblclick();
  await expect.poll(getSelected).not.toBe('');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys
    .locator('dd')
    .first()
    .dblclick({ position: { x: 4, y: 8 } });
  await expect.poll(getSelected).toMatch(/\w/);
});

test('a caption is below its image where the space there takes all of it, else over it', async ({
  page,
}) => {
  const upright = { width: 390, height: 844 };
  const large = { width: 1280, height: 700 };
  const long = 'Words of a caption that is long. '.repeat(6);
  const previews = { previewConfig: { visible: true, mobileVisible: true } };
  const over = { currentImageConfig: { captionPlacement: 'over' as const } };
  await forEachCase<
    readonly [size: typeof upright, FlatImage, isBelow: boolean, config?: ModalLibConfig]
  >(
    [
      ['a landscape on a phone', [upright, image(600, 'Short'), true]],
      ['above thumbnails', [upright, image(600, 'Short'), true, previews]],
      ['a long one', [upright, image(600, long), true]],
      ['one that is too long', [upright, image(600, text), false]],
      ['an image that fills the window', [upright, image(2400, 'Short'), false]],
      ['a landscape in a large window', [large, image(600, 'Short'), false]],
      ['a panorama in a large window', [large, image(200, 'Short'), true]],
      ['with the option', [upright, image(600, 'Short'), false, over]],
      ['a long one with the option', [upright, image(600, long), false, over]],
    ],
    async ([size, first, isBelow, config]) => {
      await page.setViewportSize(size);
      const modal = await open(page, { images: [first, first], config });
      const placeOf = async () => {
        const shown = await boxOf(modal.image);
        const caption = await boxOf(modal.caption);
        const isOver = caption.y + caption.height <= shown.y + shown.height + 1;
        return { isBelow: Math.abs(caption.y - shown.y - shown.height) < 1, isOver };
      };
      await expect.poll(placeOf).toEqual({ isBelow, isOver: !isBelow });
      if (isBelow) {
        await expect(modal.more).toHaveCount(0);
        const caption = await boxOf(modal.caption);
        const area = await boxOf(modal.main);
        expect(caption.y + caption.height).toBeLessThanOrEqual(area.y + area.height);
      }
      // In the middle, as without a caption.
      const shown = await boxOf(modal.image);
      const area = await boxOf(modal.main);
      expect(shown.y + shown.height / 2).toBeCloseTo(area.y + area.height / 2, 0);
      await page.keyboard.press('ArrowRight');
      await settle(page);
      await expect.poll(placeOf).toEqual({ isBelow, isOver: !isBelow });
    },
  );
});
