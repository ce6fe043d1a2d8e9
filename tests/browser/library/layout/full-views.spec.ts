import type { Locator, Page } from '@playwright/test';
import {
  boxOf,
  countSheets,
  expect,
  expectAccessible,
  findScripts,
  holdRequests,
  test,
} from '../../lib/fixtures';

const imageFile = /\/gallery\/img\d\.\w+$/;

const getGallery = (page: Page) => page.getByRole('group', { name: 'Plain gallery content' });
const getThumbnails = (page: Page) => getGallery(page).locator('> a');
const getView = (page: Page, id: number) => page.locator(`#gallery-${id}`);
const link = (view: Locator, name: string) => view.getByRole('link', { name, exact: true });

/**
 * Collects the requests for full images, whose names do not end with a size, without those that the page itself shows.
 * Returns a function that returns them.
 */
function collectImageRequests(page: Page): () => Promise<string[]> {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (imageFile.test(request.url())) urls.push(request.url());
  });
  return async () => {
    const shown = await page
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    return urls.filter((url) => !shown.includes(url));
  };
}

test.describe('full views without JavaScript @no-script', () => {
  test('hidden views request no image; a thumbnail opens its view, which can be stepped through, closed and reopened', async ({
    page,
  }) => {
    const files = collectImageRequests(page);
    await page.goto('');
    await getThumbnails(page).last().scrollIntoViewIfNeeded();
    await expect(getGallery(page).locator('.ks-view')).toHaveCount(5);
    expect(await files()).toEqual([]);
    await getThumbnails(page).nth(1).scrollIntoViewIfNeeded();
    const before = await boxOf(getGallery(page));
    await getThumbnails(page).nth(1).click();
    await expect(getView(page, 1)).toBeVisible();
    await expect(page).toHaveURL(/#gallery-1$/);
    await link(getView(page, 1), 'Next image').click();
    await expect(getView(page, 2)).toBeVisible();
    await expect(getView(page, 1)).toBeHidden();
    await link(getView(page, 2), 'Previous image').click();
    await expect(getView(page, 1)).toBeVisible();
    await page.goBack();
    await expect(getView(page, 2)).toBeVisible();
    await page.goForward();
    await link(getView(page, 1), 'Close').click();
    await expect(getView(page, 1)).toBeHidden();
    expect(await boxOf(getGallery(page))).toEqual(before);
    await page.goBack();
    await expect(getView(page, 1)).toBeVisible();
    // It has focus, whose ring is round elsewhere: the page is not seen through its corners.
    await page.reload();
    await expect(getView(page, 1)).toHaveCSS('border-radius', '0px');
  });

  test('a URL with a fragment shows its image in the best format, with caption and file', async ({
    page,
    request,
  }) => {
    const files = collectImageRequests(page);
    await page.goto('#gallery-1');
    const view = getView(page, 1);
    // Without the scroll bar of the page.
    const { x, y, width, height } = await boxOf(view);
    expect({ x, y, height }).toEqual({ x: 0, y: 0, height: 720 });
    expect(width).toBeGreaterThan(1250);
    await expect(view).toContainText('Image 2/5 - Description 2');
    await expect(view.getByText('2 / 5', { exact: true })).toBeVisible();
    const picture = view.getByRole('img', { name: 'Description 2' });
    expect((await boxOf(picture)).height).toBeGreaterThan(300);
    await expect.poll(files).toEqual([expect.stringMatching(/img2\.avif$/)]);
    const file = await link(view, 'Open the file').evaluate(({ href }: HTMLAnchorElement) => href);
    expect((await request.get(file)).headers()['content-type']).toContain('image/');
    // Its controls are visible and large enough.
    for (const windowWidth of [360, 1440]) {
      await page.setViewportSize({ width: windowWidth, height: 740 });
      const boxes = await Promise.all((await view.getByRole('link').all()).map(boxOf));
      expect(boxes).toHaveLength(4);
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(windowWidth);
        expect(box.y + box.height).toBeLessThanOrEqual(740);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test(
    'the view of an example beside the text is above the navbar',
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('features/modal-gallery/');
      await page.locator('.feature-example .ks-plain-gallery > a').nth(1).click();
      const view = page.locator('.ks-view:target');
      await expect(view).toBeVisible();
      await link(view, 'Close').click();
      await expect(view).toBeHidden();
    },
  );

  test('the image of a view is in the middle, with its caption below, and small windows get a smaller file', async ({
    page,
  }) => {
    const files = collectImageRequests(page);
    const backgrounds: string[] = [];
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('react/class-names/#album-thumbnails-2');
    const view = page.locator('#album-thumbnails-2');
    await expect(view).toBeVisible();
    const img = view.getByRole('img');
    for (const [width, height] of [
      [360, 640],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const image = await boxOf(img);
      const caption = await boxOf(view.getByText(/^Image 3\/7/));
      const position = await boxOf(view.getByText('3 / 7', { exact: true }));
      const below = (box: typeof image) => box.y + box.height;
      expect(caption.y - below(image)).toBeCloseTo(0, 0);
      // Between the link that closes the view and the end of the window.
      expect(image.y - 48).toBeCloseTo(height - 8 - below(position), 0);
      expect(image.x + image.width / 2).toBeCloseTo((await boxOf(view)).width / 2, 0);
      backgrounds.push(await img.evaluate((element) => getComputedStyle(element).backgroundImage));
    }
    const [small, , large] = backgrounds;
    expect(small).toMatch(/-1200\.avif/);
    expect(large).not.toBe(small);
    expect(await files()).toEqual([]);
  });

  test('focus is in the view, and its controls are next', async ({ page }) => {
    await page.goto('');
    await getThumbnails(page).nth(1).focus();
    await page.keyboard.press('Enter');
    const view = getView(page, 1);
    await expect(view).toBeFocused();
    for (const name of ['Close', 'Open the file', 'Previous image', 'Next image']) {
      await page.keyboard.press('Tab');
      await expect(link(view, name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(getView(page, 2)).toBeFocused();
  });

  test(
    'a thumbnail opened in a new tab shows its image there',
    { tag: '@all' },
    async ({ page, context }) => {
      await page.goto('');
      const opened = context.waitForEvent('page');
      await getThumbnails(page)
        .nth(2)
        .click({ modifiers: ['ControlOrMeta'] });
      await expect(getView(await opened, 2)).toBeVisible();
      await expect(getView(page, 2)).toBeHidden();
    },
  );

  test('the page prints without views; an open view prints alone, on one sheet', async ({
    page,
  }) => {
    await page.goto('');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await expect(getView(page, 1)).toBeHidden();
    await page.goto('#gallery-1');
    const view = getView(page, 1);
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeHidden();
    await expect(view.getByRole('img')).toBeVisible();
    await expect(view.getByText('Image 2/5 - Description 2')).toBeVisible();
    await expect(link(view, 'Close')).toBeHidden();
    const url = view
      .getByText('Open the file')
      .evaluate((element) => getComputedStyle(element, '::after').content);
    expect(await url).toMatch(/attr\(href\)|img2\.jpg/);
    expect(await countSheets(page)).toBe(1);
  });

  test('a carousel scrolls to the slide of the fragment', async ({ page }) => {
    await page.goto('demo/carousel-noautoplay/#carousel-noautoplay-4');
    await expect(page.locator('#carousel-noautoplay-4')).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('#carousel-noautoplay-0')).not.toBeInViewport();
  });
});

test.describe('full views when scripts run', () => {
  test('hidden views request no image, and a mounted gallery hides the view of the fragment', async ({
    page,
  }) => {
    const files = collectImageRequests(page);
    await page.goto('');
    await expect(getGallery(page)).toHaveAttribute('data-ks-live', '');
    await getThumbnails(page).last().scrollIntoViewIfNeeded();
    expect(await files()).toEqual([]);
    await page.evaluate(() => void (location.hash = 'gallery-3'));
    await expect(page).toHaveURL(/#gallery-3$/);
    await expect(getView(page, 3)).toBeHidden();
  });
});

test.describe('full views while a gallery is loading', () => {
  test.use({ expectedProblems: /Failed to load|could not be loaded|ChunkLoadError|net::ERR/ });

  const opacityOf = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).opacity);
  const scriptsOfGallery = () => new RegExp(findScripts('ks-stage').join('|'));

  test('the view stays without a spinner above it until the gallery shows the image, which does not fade in @all', async ({
    page,
  }) => {
    const release = await holdRequests(page, scriptsOfGallery());
    await page.goto('#gallery-3');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    const parts = dialog.locator('.ks-modal-gallery-backdrop, .ks-loading');
    for (const part of await parts.all()) expect(await opacityOf(part)).toBe('0');
    await expect(getView(page, 3)).toBeVisible();
    release();
    const figure = dialog.getByRole('figure', { name: 'Image 4/5' });
    await expect(figure).toHaveAttribute('data-status', 'loaded');
    await expect(figure).toHaveCSS('animation-duration', '0s');
    await expect(getView(page, 3)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(getView(page, 3)).toBeHidden();
  });

  test('a link that is followed later shows the spinner, because its view has not been shown @all', async ({
    page,
  }) => {
    const release = await holdRequests(page, scriptsOfGallery());
    await page.goto('');
    await expect(getGallery(page)).toHaveAttribute('data-ks-live', '');
    await page.evaluate(() => void (location.hash = 'gallery-3'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status', { name: /loading/ })).toBeVisible();
    expect(await opacityOf(dialog.locator('.ks-loading'))).toBe('1');
    await expect(getView(page, 3)).toBeHidden();
    release();
    await expect(dialog.getByRole('figure', { name: 'Image 4/5' })).toBeVisible();
  });

  test('a gallery that cannot be loaded says so above the view, and closing it closes both @all', async ({
    page,
  }) => {
    await page.route(scriptsOfGallery(), (route) => route.abort());
    await page.goto('#gallery-3');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('could not be loaded')).toBeVisible();
    expect(await opacityOf(dialog.locator('.ks-modal-gallery-backdrop'))).toBe('1');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(getView(page, 3)).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('full views when scripts fail', () => {
  test.use({ expectedProblems: /_next\/static/ });

  test.beforeEach(async ({ page }) => {
    await page.route(/_next\/static\/.*\.js/, (route) => route.abort());
  });

  // Axe cannot run in a page without JavaScript.
  test(
    'a view is accessible in light and dark, and has no inline handler',
    { tag: '@all' },
    async ({ page }) => {
      const gallery = '.ks-plain-gallery';
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto('#gallery-1');
        await expect(getView(page, 1)).toBeVisible();
        await expectAccessible(page, gallery);
        await link(getView(page, 1), 'Close').click();
        await expectAccessible(page, gallery);
      }
      const html = await getGallery(page).evaluate((element) => element.outerHTML);
      expect(html).not.toMatch(/<script|\son\w+=/);
    },
  );
});

test.describe('full views under a policy that refuses style attributes @no-script', () => {
  // The test answers for the page, which therefore counts as public and may not fetch badges from this machine.
  test.use({ expectedProblems: /Content Security Policy|img\.shields\.io/i });

  test('a view shows its texts and the link to the file', { tag: '@all' }, async ({ page }) => {
    await page.route(/\/$/, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "style-src-attr 'none'" };
      await route.fulfill({ response, headers });
    });
    const files = collectImageRequests(page);
    await page.goto('#gallery-1');
    const view = getView(page, 1);
    await expect(view.getByText('Image 2/5 - Description 2')).toBeVisible();
    await expect(link(view, 'Open the file')).toBeVisible();
    await expect(link(view, 'Next image')).toBeVisible();
    expect(await files()).toEqual([]);
  });
});
