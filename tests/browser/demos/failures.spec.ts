import type { Page } from '@playwright/test';
import { hostileStrings } from '../../unit/hostile-strings';
import { mouseDrag } from '../../gestures/traces';
import { sampleOf } from '../../sample';
import { liveDemo, modalOf, openCarousel, openGallery, openModal } from '../lib/gallery';
import { playTrace } from '../lib/finger';
import { forEachCase, someOf } from '../lib/cases';
import {
  boxOf,
  expect,
  expectAccessible,
  findScripts,
  test,
  waitForTransitions,
  waitUntilIdle,
  waitUntilPrepared,
} from '../lib/fixtures';

const thumbnails = (page: Page) =>
  page.getByRole('group', { name: 'Plain gallery content' }).getByRole('link');
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' });
const images = /\/assets\/.*\.(avif|webp|jpg)$/;
const scripts = '**/_next/static/**/*.js';

/** Makes scripts that contain a text fail to load until the returned function is called. */
async function failScriptsContaining(page: Page, text: string): Promise<() => void> {
  const names = findScripts(text);
  let failing = true;
  await page.route(
    ({ pathname }) => names.some((name) => pathname.endsWith(`/${name}`)),
    (route) => (failing ? route.abort() : route.continue()),
  );
  return () => {
    failing = false;
  };
}

test.describe('a script that fails to load', () => {
  test.use({ expectedProblems: /Failed to load|could not be loaded|ChunkLoadError|net::ERR/ });

  test('of the modal gallery is reported, with a retry button', async ({ page }) => {
    // One file: if of two the second still arrived, the gallery would ask for the first again by itself.
    const restore = await failScriptsContaining(page, 'ks-stage');
    await page.goto('./');
    const { dialog } = await openModal(thumbnails(page).first());
    await expect(dialog.getByText('could not be loaded')).toBeVisible();
    // Galleries fetch their code ahead while the browser is idle, which would be another try.
    await waitUntilIdle(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await openModal(thumbnails(page).first());
    await expect(dialog.getByText('could not be loaded')).toBeVisible();
    restore();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(modalOf(page).image).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(modalOf(page).figure).toContainText('Image 2/5');
    await modalOf(page).close.click();
    await expect(dialog).toBeHidden();
  });

  test('of Hammer does not affect swipes, buttons and keys @all', async ({ page }) => {
    await failScriptsContaining(page, 'hammer.input');
    const modal = await openGallery(page, 'infinite-sliding');
    await playTrace(modal.image, mouseDrag);
    await expect(modal.figure).toContainText('2/');
    await modal.next.click();
    await expect(modal.figure).toContainText('3/');
    // The middle of an image that still moves is not where the drag would begin.
    await waitForTransitions(page);
    await playTrace(modal.image, mouseDrag);
    await expect(modal.figure).toContainText('4/');
    await page.keyboard.press('ArrowLeft');
    await expect(modal.figure).toContainText('3/');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
  });

  test('of Hammer does not affect the swipes, buttons and keys of a carousel @all', async ({
    page,
  }) => {
    await failScriptsContaining(page, 'hammer.input');
    const carousel = await openCarousel(page, 'carousel');
    await playTrace(carousel.slide, mouseDrag);
    await expect(carousel.slide).toHaveAccessibleName('2 of 7');
    await carousel.next.click();
    await expect(carousel.slide).toHaveAccessibleName('3 of 7');
    await page.keyboard.press('ArrowRight');
    await expect(carousel.slide).toHaveAccessibleName('4 of 7');
  });

  test('of Mousetrap does not affect shortcuts and the download button @all', async ({ page }) => {
    await failScriptsContaining(page, 'addKeycodes');
    const modal = await openGallery(page, 'download-advanced');
    const download = page.waitForEvent('download');
    await modal.dialog.getByRole('button', { name: /download/i }).click();
    expect((await download).suggestedFilename()).toBe('img1.jpg');
    const byKeyboard = page.waitForEvent('download');
    await page.keyboard.press('Control+s');
    expect((await byKeyboard).suggestedFilename()).toBe('img1.jpg');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
  });

  test('of the download leaves the gallery unchanged @all', async ({ page }) => {
    await failScriptsContaining(page, 'createObjectURL');
    const modal = await openGallery(page, 'download-advanced');
    await modal.dialog.getByRole('button', { name: /download/i }).click();
    await page.keyboard.press('ArrowRight');
    await expect(modal.figure).toContainText('2/');
    await modal.close.click();
    await expect(modal.dialog).toBeHidden();
  });

  test('of the search is reported, and loaded when the search is opened again @all', async ({
    page,
  }) => {
    await page.route('**/scripts/search.js', (route) => route.abort());
    await page.goto('./about/');
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    await expect(search.getByRole('status')).toHaveText('Search could not be loaded.');
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();

    await page.unroute('**/scripts/search.js');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(search).toBeVisible();
    await searchField(page).fill('carousel');
    await expect(search.getByRole('status')).toHaveText(/\d+ results?/);
  });

  test('of a demo is reported on its page, and the rest of the page works', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('./');
    const notice = page.getByText('This demo has not started yet.');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('link', { name: 'load the page again' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await thumbnails(page).first().click();
    await expect(page.locator(':target')).toBeVisible();
    await page.locator(':target').getByRole('link', { name: 'Close' }).click();
    await expect(page.locator(':target').getByRole('link')).toHaveCount(0);

    await page.unroute(scripts);
    await page.getByRole('link', { name: 'load the page again' }).click();
    await openModal(thumbnails(page).first());
    await expect(notice).toBeHidden();
  });

  test('of any kind leaves the page readable @all', async ({ page }) => {
    await page.goto('demo/array-simple/');
    await openModal(liveDemo(page).getByRole('button'));
    const files = await page
      .locator('script[src*="/_next/static/"]')
      .evaluateAll((found) => found.map((file) => (file as HTMLScriptElement).src));
    expect(files.length).toBeGreaterThan(3);
    const cases = files.map((file) => [file, file] as const);
    await forEachCase(cases, async (file) => {
      await page.route(file, (route) => route.abort());
      await page.goto('demo/array-simple/');
      await expect(page.locator('html')).toHaveAttribute('data-demo', /ready|failed/);
      await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(liveDemo(page)).toBeVisible();
      const message = page.getByText(/This demo (has not|could not be) started/);
      if (!(await message.isVisible())) await openModal(liveDemo(page).getByRole('button'));
      await page.unroute(file);
    });
  });
});

test.describe('images', () => {
  test.use({ expectedProblems: /Failed to load|net::ERR/ });

  test('that are no image files keep their names and their space, and can be retried', async ({
    page,
  }) => {
    await page.goto('./');
    const gallery = page.getByRole('group', { name: 'Plain gallery content' });
    // In the gallery: the text above it may be in the fallback face in one load and not in the other.
    const position = () =>
      gallery.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        const { x, y, width, height } = element.querySelectorAll('a')[2]!.getBoundingClientRect();
        return { x: x - left, y: y - top, width, height };
      });
    const before = await position();
    const names = await gallery.ariaSnapshot();
    await page.route(images, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Please log in.</p>' }),
    );
    await page.reload();
    // A press that began on an image which has failed before it ends is no click.
    await expect(gallery.getByText('custom alt 2')).toBeVisible();
    expect(await position()).toEqual(before);
    await expect(gallery).toMatchAriaSnapshot(names);

    const modal = await openModal(thumbnails(page).first());
    await expect(modal.figure.getByText('This image could not be loaded.')).toBeVisible();
    await expect(modal.status).toHaveCount(0);
    await expect(modal.figure.locator('figcaption')).toHaveText('Image 1/5');
    await expectAccessible(page);
    await modal.next.click();
    await expect(modal.figure).toContainText('Image 2/5');
    await expect(modal.dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute(images);
    await modal.dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(modal.image).toBeVisible();
    await expect(modal.dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('that are no image files keep the slides of a carousel and can be retried @all', async ({
    page,
  }) => {
    await page.route(images, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const carousel = await openCarousel(page, 'carousel');
    await expect(carousel.slide.getByText('This image could not be loaded.')).toBeVisible();
    await carousel.next.click();
    await expect(carousel.slide).toHaveAccessibleName('2 of 7');
    await page.unroute(images);
    await carousel.slide.getByRole('button', { name: 'Try again' }).click();
    await expect(carousel.slide.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('that never load do not block navigation @all', async ({ page }) => {
    await page.route(/img[13]\.(avif|webp|jpg)$/, () => new Promise(() => {}));
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    const modal = await openModal(thumbnails(page).first());
    await expect(modal.status).toHaveText(/is loading/);
    await modal.next.click();
    await expect(modal.image).toBeVisible();
    await expect(modal.status).toHaveCount(0);
    await modal.next.click();
    await expect(modal.status).toHaveText(/is loading/);
    await modal.close.click();
    await expect(modal.dialog).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('of other hosts that fail shift no layout @all', async ({ page }) => {
    await page.goto('./');
    const positions = () =>
      page
        .locator('h1, h2, header a, footer a')
        .evaluateAll((found) => found.map((each) => JSON.stringify(each.getBoundingClientRect())));
    await waitUntilPrepared(page);
    const before = await positions();
    await page.route(
      (url) => url.host !== new URL(page.url()).host,
      (route) => route.abort(),
    );
    await page.reload();
    await waitUntilPrepared(page);
    expect(await positions()).toEqual(before);
    await expect(page.getByRole('link', { name: 'See forks' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Donate with PayPal' })).toBeVisible();
  });
});

/** What the storage of a site may do. Each runs in the page. */
const storages = [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'with invalid values',
    () => {
      for (const key of ['ks', 'ks-theme', 'ks-edition', 'ks-slash', 'ks-recent-pages'])
        localStorage.setItem(key, '{"__proto__":{"x":1}}<script>alert(1)</script>\u0000');
    },
  ],
] as const;

test('theme, edition, sidebar and search work with a storage that does not', async ({
  context,
}) => {
  await forEachCase(someOf(storages), async (prepare) => {
    const page = await context.newPage();
    await page.addInitScript(prepare);
    await page.goto('demo/array-simple/');
    const theme = page.getByRole('button', { name: /^Theme/ });
    await expect(theme).toHaveAccessibleName('Theme: as the system');
    await theme.click();
    await theme.click();
    await expect(theme).toHaveAccessibleName('Theme: dark');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'dark',
    );
    await page.getByRole('button', { name: 'Angular', exact: true }).first().click();
    await expect(page.getByRole('region', { name: 'component.ts' })).toBeVisible();
    await page.getByText('Plain', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Plain layouts' })).toBeVisible();
    await page.keyboard.press('/');
    await searchField(page).fill('carousel');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d+ results?/);
    await page.getByRole('checkbox', { name: '/ opens the search' }).uncheck();
    await page.keyboard.press('Escape');
    await openModal(liveDemo(page).getByRole('button'));
    await page.close();
  });
});

test.describe('permissions', () => {
  test('the code is selected and a message asks to copy it if the clipboard cannot be written @all', async ({
    page,
  }) => {
    const cases = [
      [
        'without permission',
        () => {
          navigator.clipboard.writeText = () =>
            Promise.reject(new DOMException('no', 'NotAllowedError'));
        },
      ],
      [
        'without a clipboard',
        () => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
        },
      ],
    ] as const;
    await forEachCase(cases, async (prepare) => {
      await page.goto('demo/array-simple/');
      await page.evaluate(prepare);
      await page.getByRole('button', { name: 'Copy React: demo.tsx' }).click();
      const message = page.getByText('The code is selected. Copy it with your keyboard.');
      await expect(message).toBeInViewport({ ratio: 1 });
      expect((await boxOf(message)).width).toBeGreaterThan(100);
      expect(await page.evaluate(() => String(getSelection()))).toContain('export default');
      // Not before the key that copies.
      await page.keyboard.down('Control');
      expect((await boxOf(message)).width).toBeGreaterThan(100);
      await page.keyboard.press('c');
      await page.keyboard.up('Control');
      expect((await boxOf(message)).width).toBe(1);
    });
  });

  test.describe('full screen', () => {
    test.use({ expectedProblems: /full screen was refused/ });

    test('that the browser lacks leaves the gallery working @all', async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
      });
      const modal = await openGallery(page, 'buttons-strategies', 'With strategy FULL');
      const message = page.waitForEvent('console', (each) => each.text().includes('refused'));
      await modal.dialog.getByRole('button', { name: 'Switch to full-screen' }).click();
      await message;
      await page.keyboard.press('ArrowRight');
      await expect(modal.figure).toContainText('2/');
    });
  });
});

test('two tabs share their theme, and their galleries do not affect each other @all', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto('./');
  await other.goto('./');
  await page.bringToFront();
  const theme = (tab: Page) => tab.getByRole('button', { name: /^Theme/ });
  await theme(page).click();
  await theme(page).click();
  for (const tab of [page, other]) await expect(theme(tab)).toHaveAccessibleName('Theme: dark');

  const firstTabModal = await openModal(thumbnails(page).first());
  await other.bringToFront();
  const otherTabModal = await openModal(thumbnails(other).nth(1));
  await page.goBack();
  await expect(firstTabModal.dialog).toBeHidden();
  await expect(otherTabModal.figure).toContainText('Image 2/5');
  await other.goBack();
  await expect(otherTabModal.dialog).toBeHidden();
});

test('a double click opens once, advances twice and closes once, as repeated keys do', async ({
  page,
}) => {
  const log = page.getByRole('log').getByRole('listitem');
  const closings = log.filter({ hasText: /^close / });
  const opener = page.getByRole('button', { name: 'Open the gallery' });
  await page.goto('demo/output-events/');
  const { dialog, close, next, figure, image } = await openModal(opener);
  // Escape in the dialog that waits for the code of the gallery would emit no event.
  await expect(image).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(closings).toHaveCount(1);

  await opener.dblclick();
  await expect(dialog).toHaveCount(1);
  await expect(log.filter({ hasText: /^hasData / })).toHaveCount(2);
  const url = page.url();
  await next.dblclick();
  await expect(figure).toContainText('3/');
  await close.dblclick();
  await expect(dialog).toBeHidden();
  await expect(closings).toHaveCount(2);
  expect(page.url()).toBe(url);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Theme/ })).toHaveAccessibleName(
    'Theme: as the system',
  );

  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(closings).toHaveCount(3);
  await expect(opener).toBeFocused();
});

test.describe('a page restored from the back/forward cache', () => {
  // Playwright disables the back/forward cache, so this browser starts without that flag.
  test('shows the gallery as it was left, open or closed @all', async ({
    playwright,
    baseURL,
    launchOptions,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL });
    const navigateAndGoBack = async () => {
      await page.evaluate(() => Reflect.set(window, 'left', true));
      // A page is not kept while it fetches, as it does when it is idle.
      await waitUntilPrepared(page);
      await page.goto('about/');
      await page.goBack({ waitUntil: 'commit' });
      // A reloaded page would not have the variable.
      const restored = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation');
        return Reflect.get(window, 'left') === true || JSON.stringify(entry);
      });
      expect(restored, 'restored, or why not').toBe(true);
    };

    await page.goto('./');
    const modal = await openModal(thumbnails(page).first());
    await modal.next.click();
    await navigateAndGoBack();
    await expect(modal.figure).toContainText('Image 2/5');
    await modal.next.click();
    await expect(modal.figure).toContainText('Image 3/5');
    await page.evaluate(() => history.back());
    await expect(modal.dialog).toBeHidden();

    await navigateAndGoBack();
    await expect(modal.dialog).toBeHidden();
    await openModal(thumbnails(page).nth(3));
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
    await expect(thumbnails(page).nth(3)).toBeFocused();
    await browser.close();
  });
});

test.describe('hostile texts', () => {
  test('in the hash of a URL lead nowhere @all', async ({ page }) => {
    const navigations: string[] = [];
    page.on('framenavigated', (frame) => navigations.push(frame.url()));
    await page.goto('about/');
    const { origin } = new URL(page.url());
    for (const hash of [
      '%E0%A4%A',
      '/%2e%2e/%2e%2e',
      '//evil.example',
      '/javascript:alert(1)',
      '/features/"><img src=x onerror=alert(1)>',
      '/__proto__',
      'x'.repeat(100_000),
    ]) {
      // The head script reads the hash when a page loads, so the page must be left first.
      await page.goto('./');
      await page.goto(`about/#${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('img[src=x]')).toHaveCount(0);
    }
    expect(navigations.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  });

  test('in the search are shown as text @all', async ({ page }) => {
    await page.goto('about/');
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    const elements = () => search.locator('script, iframe, img, object, svg svg, style').count();
    const before = await elements();
    const batchSize = 6;
    const strings = sampleOf(hostileStrings, 3);
    for (let start = 0; start < strings.length; start += batchSize) {
      const texts = strings.slice(start, start + batchSize).join(' ');
      await searchField(page).fill('');
      await expect(search.getByRole('status')).toContainText('Type what you are looking for');
      await searchField(page).fill(texts.slice(0, 10_000));
      await expect(search.getByRole('status')).toContainText(/results?/);
    }
    expect(await elements()).toBe(before);
  });
});
