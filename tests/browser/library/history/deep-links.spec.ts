import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../../lib/cases';
import { expectLeft, modalOf, openModal } from '../../lib/gallery';
import { boxOf, expect, holdRequests, test, waitUntilIdle } from '../../lib/fixtures';

test.use({ interruptsGalleries: true });

const path = 'react/deep-link/';

const thumbnail = (page: Page, id: number) =>
  page.getByRole('group', { name: 'Plain gallery content' }).getByRole('link').nth(id);
const report = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: /image/i });
const shownImage = (page: Page) => modalOf(page).figure;
const historyLength = (page: Page) => page.evaluate(() => history.length);
const isMarked = (page: Page) =>
  page.evaluate(() => Reflect.has(history.state ?? {}, 'ksModalGallery'));

/** Goes to About, then to the demo, whose URL it returns, so that Back has somewhere to go. */
async function gotoDemo(page: Page, fragment = ''): Promise<string> {
  await page.goto('about/');
  await page.goto(`${path}${fragment}`);
  await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
  return page.url().replace(/#.*/, '');
}

/** Goes to the demo and opens an image by click; returns the URL of the page. */
async function openByClick(page: Page, id: number): Promise<string> {
  const url = await gotoDemo(page);
  await openModal(thumbnail(page, id));
  await expect(page).toHaveURL(`${url}#album-${id}`);
  return url;
}

async function expectShown(page: Page, id: number): Promise<void> {
  await expect(shownImage(page)).toContainText(`Image ${id + 1}/5`);
}

async function expectClosed(page: Page, url: string): Promise<void> {
  await expectLeft(page);
  await expect(page).toHaveURL(url);
}

/** Goes back without waiting, because a traversal within a page loads nothing. */
const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());
const followLink = (page: Page, fragment: string) =>
  page.evaluate((hash) => {
    const link = document.createElement('a');
    link.href = `${location.href.split('#')[0]}${hash}`;
    document.body.append(link);
    link.click();
    link.remove();
  }, fragment);

/** Counts the writes to the history from now on. */
async function countWrites(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = { writes: 0 };
    Object.assign(window, { counter });
    for (const name of ['pushState', 'replaceState'] as const) {
      const write = history[name].bind(history);
      history[name] = (...entry) => {
        counter.writes += 1;
        write(...entry);
      };
    }
  });
  return () => page.evaluate(() => Reflect.get(Reflect.get(window, 'counter'), 'writes'));
}

test('a page loaded with the URL of an image opens it without a history entry, has its thumbnail in the middle, and closing leaves only the URL of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 300 });
  const url = await gotoDemo(page, '#album-3');
  await expectShown(page, 3);
  await expect(report(page)).toHaveText('Image 3 was opened by load.');
  expect(await isMarked(page)).toBe(false);
  const entries = await historyLength(page);
  await page.keyboard.press('Escape');
  await expectClosed(page, url);
  expect(await historyLength(page)).toBe(entries);
  await expect(thumbnail(page, 3)).toBeFocused();
  const { y, height } = await boxOf(thumbnail(page, 3));
  expect(Math.abs(y + height / 2 - 150)).toBeLessThan(60);
  await back(page);
  await expect(page).toHaveURL(/about\/$/);
});

test(
  'a page loaded with the URL of an image goes to another one by a link, and Back still leaves the page',
  { tag: '@all' },
  async ({ page }) => {
    const url = await gotoDemo(page, '#album-1');
    await expectShown(page, 1);
    await followLink(page, '#album-4');
    await expectShown(page, 4);
    await expect(page).toHaveURL(`${url}#album-4`);
    await expect.poll(() => page.evaluate(() => navigation.canGoForward)).toBe(true);
    await back(page);
    await expect(page).toHaveURL(/about\/$/);
  },
);

test(
  'an open gallery is as it was after a reload or a return from another page',
  { tag: '@all' },
  ({ page }) =>
    forEachCase<[load: () => Promise<unknown>, added: number]>(
      [
        ['a reload', [() => page.reload(), 0]],
        ['a return', [() => page.goto('about/').then(() => back(page)), 1]],
      ],
      async ([load, added]) => {
        const url = await openByClick(page, 1);
        const entries = await historyLength(page);
        await load();
        await expect(page).toHaveURL(`${url}#album-1`);
        await expectShown(page, 1);
        await expect(modalOf(page).dialog).toHaveCount(1);
        expect(await historyLength(page)).toBe(entries + added);
        await back(page);
        await expectClosed(page, url);
        await back(page);
        await expect(page).toHaveURL(/about\/$/);
      },
    ),
);

test('closing leaves the one entry of a gallery that was stepped through, and restores the URL with its fragment, without scrolling', async ({
  page,
}) => {
  const url = await gotoDemo(page, '#configured');
  await expect(page.locator('#configured')).toBeInViewport();
  const entries = await historyLength(page);
  await forEachCase(
    someOf([
      ['Back', () => back(page)],
      ['the close button', () => modalOf(page).close.click()],
      ['a click outside', () => page.mouse.click(640, 10)],
      ['Escape', () => page.keyboard.press('Escape')],
    ]),
    async (close) => {
      await thumbnail(page, 1).scrollIntoViewIfNeeded();
      await openModal(thumbnail(page, 1));
      await expect(page).toHaveURL(`${url}#album-1`);
      await expect(report(page)).toHaveText('Image 1 was opened by click.');
      const scrolled = await page.evaluate(() => scrollY);
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(`${url}#album-2`);
      expect(await historyLength(page)).toBe(entries + 1);
      await close();
      await expectClosed(page, `${url}#configured`);
      await expect.poll(() => isMarked(page)).toBe(false);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    },
  );
  await back(page);
  await expect(page).toHaveURL(/about\/$/);
});

test('Forward opens the gallery that Back has closed, at the image shown last', async ({
  page,
}) => {
  const url = await openByClick(page, 1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await back(page);
  await expectClosed(page, url);
  const entries = await historyLength(page);
  await forward(page);
  await expectShown(page, 3);
  await expect(page).toHaveURL(`${url}#album-3`);
  expect(await historyLength(page)).toBe(entries);
  await back(page);
  await expectClosed(page, url);
  await forward(page);
  await expectShown(page, 3);
  await page.keyboard.press('Escape');
  await expectClosed(page, url);
  await back(page);
  await expect(page).toHaveURL(/about\/$/);
});

test(
  'a link that is followed while a closed gallery leaves its entry is not lost',
  { tag: '@all' },
  ({ page }) =>
    forEachCase(
      ['#album-4', '#configured'].map((fragment) => [fragment, fragment] as const),
      async (fragment) => {
        const url = await openByClick(page, 1);
        await page.evaluate((target) => {
          const { go } = history;
          history.go = (delta) => {
            history.go = go;
            history.go(delta);
            location.hash = target;
          };
        }, fragment);
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(`${url}${fragment}`);
        if (fragment === '#album-4') await expectShown(page, 4);
        else await expect(page.locator(fragment)).toBeInViewport();
        await back(page);
        await expectClosed(page, url);
      },
    ),
);

test('an open gallery goes to another of its images by a link, with one entry, and closes for a link to something else', async ({
  page,
}) => {
  const url = await openByClick(page, 1);
  await followLink(page, '#album-4');
  await expectShown(page, 4);
  await expect(page).toHaveURL(`${url}#album-4`);
  await expect.poll(() => isMarked(page)).toBe(true);
  await back(page);
  await expectClosed(page, url);
  await forEachCase<readonly [fragment: string, expectTarget: () => Promise<void>]>(
    [
      [
        'an unknown image, which is reported',
        [
          '#album-99',
          async () => {
            await expectLeft(page);
            await expect(report(page)).toHaveText('There is no image #album-99.');
          },
        ],
      ],
      [
        'a section, which is scrolled to',
        [
          '#configured',
          async () => {
            await expectLeft(page);
            await expect(page.locator('#configured')).toBeInViewport();
          },
        ],
      ],
      [
        'the image of another gallery, which opens',
        [
          '#list-3',
          async () => {
            await expectShown(page, 3);
            await expect(modalOf(page).dialog).toHaveCount(1);
          },
        ],
      ],
    ],
    async ([fragment, expectTarget]) => {
      await openModal(thumbnail(page, 1));
      await expect(page).toHaveURL(`${url}#album-1`);
      await followLink(page, fragment);
      await expectTarget();
      await expect(page).toHaveURL(`${url}${fragment}`);
    },
  );
});

test.describe('the URL of a detail', () => {
  const level = (page: Page) =>
    page.evaluate(() => {
      const content = document.querySelector<HTMLElement>('.ks-slide-content');
      if (!content) return 0;
      return content.getBoundingClientRect().width / parseFloat(getComputedStyle(content).width);
    });

  test(
    'opens the image zoomed there, and stays until another image is shown',
    { tag: '@all' },
    async ({ page }) => {
      // Nothing moves or plays by itself.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const url = await gotoDemo(page, '#album-2@2,40,60');
      await expectShown(page, 2);
      await expect.poll(() => level(page)).toBeCloseTo(2, 1);
      const writes = await countWrites(page);
      await page.keyboard.press('0');
      await expect.poll(() => level(page)).toBeCloseTo(1, 1);
      for (const key of ['+', '+', 'ArrowDown', '-']) await page.keyboard.press(key);
      await expect.poll(() => level(page)).toBeCloseTo(1.5, 1);
      await page.keyboard.press('0');
      await expect.poll(() => level(page)).toBeCloseTo(1, 1);
      expect(await writes()).toBe(0);
      await expect(page).toHaveURL(`${url}#album-2@2,40,60`);
      await page.keyboard.press('ArrowRight');
      await expectShown(page, 3);
      await expect(page).toHaveURL(`${url}#album-3`);
      await page.keyboard.press('Escape');
      await expectClosed(page, url);
    },
  );

  test('is followed in an open gallery', { tag: '@all' }, async ({ page }) => {
    const url = await openByClick(page, 1);
    await followLink(page, '#album-1@3,50,50');
    await expect.poll(() => level(page)).toBeCloseTo(3, 1);
    await expectShown(page, 1);
    await page.keyboard.press('Escape');
    await expectClosed(page, url);
  });
});

test.describe('a link followed before the scripts have run', () => {
  /** Follows a link while the scripts are held up, then lets them run. */
  async function followEarly(
    page: Page,
    id: number,
    fragment = '',
    name = 'list',
  ): Promise<string> {
    const release = await holdRequests(page, /\/_next\/.*\.js$/);
    await page.goto('about/');
    await page.goto(`${path}${fragment}`, { waitUntil: 'commit' });
    const url = page.url().replace(/#.*/, '');
    const link = page.getByRole('link', { name: `#list-${id}`, exact: true });
    await (name === 'list' ? link : thumbnail(page, id)).click();
    await expect(page).toHaveURL(`${url}#${name}-${id}`);
    release();
    await expectShown(page, id);
    // The router of Next follows the link once more in a transition, and writes its URL to the entry that is current then.
    await waitUntilIdle(page);
    return url;
  }

  test(
    'opens its image, and Back closes it and stays on the page',
    { tag: '@all' },
    async ({ page }) => {
      const url = await followEarly(page, 2);
      const entries = await historyLength(page);
      const { dialog } = modalOf(page);
      await expect(dialog).toHaveAttribute('data-from-url', 'true');
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await expect.poll(() => isMarked(page)).toBe(true);
      expect(await historyLength(page)).toBe(entries);
      await back(page);
      await expectClosed(page, url);
      await back(page);
      await expect(page).toHaveURL(/about\/$/);
    },
  );

  test(
    'on a thumbnail shows the full view, which the gallery replaces, and closing leaves the fragment of the page',
    { tag: '@all' },
    async ({ page }) => {
      const url = await followEarly(page, 1, '#configured', 'album');
      await expect(modalOf(page).dialog).toHaveAttribute('data-from-url', 'true');
      await expect(page.locator('#album-1')).toBeHidden();
      await page.keyboard.press('ArrowRight');
      await expectShown(page, 2);
      await page.keyboard.press('Escape');
      await expectClosed(page, `${url}#configured`);
      await expect(thumbnail(page, 1)).toBeFocused();
      await expect.poll(() => page.evaluate(() => navigation.canGoForward)).toBe(true);
      await back(page);
      await expect(page).toHaveURL(/about\/$/);
    },
  );
});
