import type { Locator, Page } from '@playwright/test';
import { carouselOf, liveDemo, openCarousel, openGallery, openModal } from '../lib/gallery';
import { forEachCase, someOf } from '../lib/cases';
import { boxOf, countSheets, expect, test } from '../lib/fixtures';

const pages = ['./', './features/modal-gallery/', './demo/array-simple/', './demo/carousel/'].map(
  (path) => [path, path] as const,
);

async function leftOf(target: Locator): Promise<number> {
  return (await boxOf(target)).x;
}

const largeTexts = [
  'html { font-size: 200% }',
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
];

/** Expects that the icons point to the edges where their buttons are: not turned, they point to the left. */
async function expectOutwardArrows({ next, previous }: { next: Locator; previous: Locator }) {
  const isTurned = (button: Locator) =>
    button.locator('.ks-icon').evaluate(async (icon) => {
      // A change of direction turns them within half a second.
      await Promise.allSettled(icon.getAnimations().map(({ finished }) => finished));
      const { rotate, scale } = getComputedStyle(icon);
      return (rotate === '180deg') !== (scale === '-1');
    });
  expect(await isTurned(next)).toBe(false);
  expect(await isTurned(previous)).toBe(true);
}

test.describe('right-to-left pages', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // The init script runs before the root element exists.
      new MutationObserver((_records, observer) => {
        document.documentElement.dir = 'rtl';
        if (document.body) observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }),
  );

  test('mirror the modal gallery', async ({ page }) => {
    const modal = await openGallery(page, 'infinite-sliding');
    await expect(modal.figure).toHaveText('Image 1/5');
    expect(await leftOf(modal.next)).toBeLessThan(await leftOf(modal.previous));
    await expectOutwardArrows(modal);
    await page.keyboard.press('ArrowLeft');
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    await page.keyboard.press('ArrowRight');
    await expect(modal.figure).toHaveText('Image 1/5');
    await modal.next.click();
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    expect(await leftOf(modal.dots.first())).toBeGreaterThan(await leftOf(modal.dots.last()));
    expect(await leftOf(modal.close)).toBeLessThan(100);
  });

  test('mirror themselves and the carousel, but no code and no part from left to right', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, 'carousel-noautoplay');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const sidebar = page.getByRole('navigation', { name: 'Examples' });
    expect(await leftOf(sidebar)).toBeGreaterThan(await leftOf(liveDemo(page)));
    await expect(page.getByRole('region', { name: 'demo.tsx' })).toHaveCSS('direction', 'ltr');

    expect(await leftOf(carousel.next)).toBeLessThan(await leftOf(carousel.previous));
    await expectOutwardArrows(carousel);
    await carousel.tabs.nth(1).click();
    await expect(carousel.slide).toHaveAccessibleName('2 of 7');
    await page.keyboard.press('ArrowLeft');
    await expect(carousel.slide).toHaveAccessibleName('3 of 7');
    expect(await leftOf(carousel.tabs.first())).toBeGreaterThan(await leftOf(carousel.tabs.last()));

    await liveDemo(page).evaluate((demo: HTMLElement) => (demo.dir = 'ltr'));
    expect(await leftOf(carousel.next)).toBeGreaterThan(await leftOf(carousel.previous));
    await expectOutwardArrows({ next: carousel.previous, previous: carousel.next });
  });
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** Expects focus and an outline whose colour differs from the background. */
  async function expectFocusRing(target: Locator): Promise<void> {
    await expect(target).toBeFocused();
    await expect(target).toHaveCSS('outline-style', 'solid');
    const [outline, background] = await target.evaluate((element) => [
      getComputedStyle(element).outlineColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(outline).not.toBe(background);
    expect(outline).not.toBe('rgba(0, 0, 0, 0)');
  }

  test('show the focus ring and the current entries of the site', async ({ page }) => {
    await page.goto('./demo/array-simple/');
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    const other = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
    const borderOf = (link: Locator) =>
      link.evaluate((element) => getComputedStyle(element).borderBlockEndColor);
    expect(await borderOf(current)).not.toBe(await borderOf(other));

    const react = page.getByRole('button', { name: 'React', exact: true });
    const angular = page.getByRole('button', { name: 'Angular', exact: true });
    const backgroundOf = (button: Locator) =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await angular.click();
    expect(await backgroundOf(react)).not.toBe(await backgroundOf(angular));

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectFocusRing(page.getByRole('banner').locator(':focus'));
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox', { name: 'Search the site' });
    await expectFocusRing(field);
    await field.fill('carousel');
    const result = page.getByRole('dialog').getByRole('link').first();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d+ results/);
    await page.keyboard.press('ArrowDown');
    await expectFocusRing(result);
  });

  test('show the focus ring and the active image of the galleries', async ({ page }) => {
    const modal = await openGallery(page, 'infinite-sliding');
    await page.keyboard.press('Tab');
    await expectFocusRing(modal.dialog.locator(':focus'));
    const [current, other] = [modal.thumbnails.first(), modal.thumbnails.nth(1)];
    await expect(current).toHaveCSS('outline-style', 'solid');
    await expect(other).toHaveCSS('outline-style', 'none');
    const dot = (target: Locator) =>
      target.evaluate((element) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(element, '::before');
        return `${backgroundColor} ${outlineStyle}`;
      });
    expect(await dot(modal.dots.first())).not.toBe(await dot(modal.dots.nth(1)));

    const carousel = await openCarousel(page, 'carousel');
    // The arrows need a background of their own, since they are on a photograph.
    await expect(carousel.next).not.toHaveCSS('background-color', /, 0\)$/);
    expect(await dot(carousel.tabs.first())).not.toBe(await dot(carousel.tabs.nth(1)));
    await carousel.tabs.first().focus();
    await page.keyboard.press('Tab');
    await expectFocusRing(carousel.root.locator(':focus'));
  });
});

test.describe('large text and narrow windows', () => {
  test('a window of 320 px, or 400 % zoom, shows everything', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('./demo/array-simple/');
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('carousel');
    const result = page.getByRole('dialog').getByRole('link').first();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d+ results/);
    const list = await boxOf(page.getByRole('dialog').getByRole('list').first());
    expect(list.height, 'space for the results').toBeGreaterThan(100);
    for (const part of [result, page.getByRole('checkbox', { name: '/ opens the search' })]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport();
    }
    await page.keyboard.press('Escape');

    const modal = await openModal(page.getByRole('button', { name: 'Open the gallery' }));
    await expect(modal.close).toBeInViewport({ ratio: 1 });
    await modal.figure.scrollIntoViewIfNeeded();
    await expect(modal.figure).toBeInViewport();
    await modal.next.click();
    await expect(modal.figure).toContainText('Image 2/5');
    await modal.close.click();
    await expect(modal.dialog).toBeHidden();
  });

  test('text of 200 % and wider spacing of text cut nothing off', async ({ page }) => {
    const apply = (style: string) =>
      page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, style);
    const clippedElements = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          // Elements clipped to nothing are for screen readers.
          .filter((element) => getComputedStyle(element).clipPath === 'none')
          .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX))
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
          )
          .map(({ tagName, className }) => `${tagName}.${className}`),
      );
    await forEachCase(someOf(pages), async (path) => {
      await page.goto(path);
      for (const style of largeTexts) {
        await apply(style);
        for (const width of [640, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await clippedElements(), `cut off at ${width} px by ${style}`).toEqual([]);
        }
      }
    });
    const modal = await openGallery(page, 'array-simple');
    for (const style of largeTexts) {
      await apply(style);
      await expect(modal.close).toBeInViewport({ ratio: 1 });
      await expect(modal.figure).toHaveText('Image 1/5');
      await expect(modal.dots.last()).toBeInViewport();
    }
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself, and at most a short cross-fade is animated', async ({ page }) => {
    /** Returns the class names of elements whose animation is longer than a cross-fade or changes more than the opacity. */
    const runningAnimations = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => effect as KeyframeEffect)
          .filter((effect) => {
            const [first, ...later] = effect.getKeyframes();
            const changed = Object.keys(first ?? {}).filter((name) =>
              later.some((keyframe) => keyframe[name] !== first?.[name]),
            );
            return (
              Number(effect.getTiming().duration) > 150 ||
              changed.some((name) => !['offset', 'computedOffset', 'opacity'].includes(name))
            );
          })
          .map(({ target }) => target?.className),
      );
    await page.goto('./features/modal-gallery/');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');

    const modal = await openGallery(page, 'infinite-sliding');
    await modal.next.click();
    await expect(modal.figure).toHaveText('Image 2/5 - Description 2');
    expect(await runningAnimations()).toEqual([]);

    const carousel = await openCarousel(page, 'carousel');
    await expect(carousel.root.getByRole('button', { name: /reduced motion/ })).toBeVisible();
    await carousel.tabs.nth(3).click();
    await expect(carousel.slide).toHaveAccessibleName('4 of 7');
    expect(await runningAnimations()).toEqual([]);
  });
});

test.describe('printing', () => {
  /** The medium is set when the page is there: a session that slows it down would set it back. */
  async function gotoPrinted(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  }

  test('prints the text dark on white, without the controls', async ({ page }) => {
    const dark = 'rgb(27, 29, 32)';
    await gotoPrinted(page, './demo/array-simple/');
    for (const name of ['demo.tsx', 'component.ts']) {
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Examples' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^(Copy|React|Angular)/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Code' })).toBeVisible();
    await expect(page.getByText('Examples - Array simple')).toHaveCSS('color', dark);
    await expect(page.getByText('Esc', { exact: true }).first()).toHaveCSS('color', dark);
    const [color, background] = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
    expect(color).toBe(dark);
    expect(background).toBe('rgb(255, 255, 255)');

    await gotoPrinted(page, './features/modal-gallery/');
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Features' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();

    await gotoPrinted(page, './');
    const link = page.getByRole('main').getByRole('link', { name: 'Issues' });
    const url = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(url).toContain('/issues');
  });

  test(
    'starts a long file below its name instead of on a page of its own',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('./demo/buttons-strategies/');
      const margin = { top: '12mm', bottom: '12mm' };
      const sheets = await countSheets(page, { format: 'A4', margin });
      // As many as the text fills, in px of an A4 sheet between these margins.
      await page.setViewportSize({ width: 794, height: 1032 });
      await page.emulateMedia({ media: 'print' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(sheets).toBeLessThanOrEqual(Math.ceil(height / 1032));
    },
  );

  test('keeps cards whole, and prints no control', { tag: '@all' }, async ({ page }) => {
    const main = page.getByRole('main');
    const paths = ['react/', 'demo/', 'demo/buttons-strategies/', 'playground/', '404.html'];
    await forEachCase(
      paths.map((path) => [path, path] as const),
      async (path) => {
        await gotoPrinted(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (/^(react|demo)\/$/.test(path))
          await expect(page.locator('.demo-card').first()).toHaveCSS('break-inside', 'avoid');
        if (path === 'react/') return;
        await expect(main.getByRole('button')).toHaveCount(0);
        await expect(page.getByRole('checkbox', { name: 'Modal', exact: false })).toHaveCount(0);
        await expect(page.getByRole('searchbox')).toHaveCount(0);
      },
    );
    await expect(main.getByRole('link', { name: 'Features' })).toBeVisible();

    const carousel = carouselOf(page);
    await gotoPrinted(page, 'demo/carousel/');
    await expect(carousel.image).toBeVisible();
    await expect(carousel.root.getByRole('button')).toHaveCount(0);
    await expect(carousel.root.getByRole('tab')).toHaveCount(0);
  });
});

test(
  'an open gallery on a phone in landscape shows its close button, image and arrows',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    const modal = await openGallery(page, 'infinite-sliding');
    for (const control of [modal.close, modal.next, modal.previous]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    const box = await boxOf(modal.image);
    expect(box.height).toBeGreaterThan(300);
    await expect(modal.image).toBeInViewport({ ratio: 1 });
  },
);

test(
  'a window of 2560 px keeps lines readable and images sharp',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    for (const url of [...pages.map(([path]) => path), './getting-started/']) {
      await page.goto(url);
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
      });
      const lines = await page
        .getByRole('main')
        .locator('.prose p')
        // A demo that is starting holds a hidden message.
        .filter({ visible: true })
        .evaluateAll((all) => all.map((line) => line.clientWidth));
      expect(Math.max(...lines)).toBeLessThanOrEqual(800);
    }
    const modal = await openGallery(page, 'array-simple');
    const box = await boxOf(modal.image);
    const natural = await modal.image.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(box.width).toBeLessThanOrEqual(natural);
  },
);
