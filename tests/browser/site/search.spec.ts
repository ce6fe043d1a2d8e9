import type { Page } from '@playwright/test';
import { siteQuestions } from '../../search-questions';
import { expect, holdRequests, test, rareIf, waitUntilPrepared } from '../lib/fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' });
const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const list = (page: Page, name: string | RegExp) => dialog(page).getByRole('list', { name });
const results = (page: Page) =>
  list(page, /^(Best matches|Guides|Demos|Options|Class names|Release notes)/).getByRole('link');
const status = (page: Page) => dialog(page).getByRole('status');

/** Searches for words, and returns the URLs of the results as soon as they are shown. */
async function search(page: Page, words: string): Promise<string[]> {
  const shown = await dialog(page)
    .locator('[data-search-results]')
    .evaluateHandle((list) => ({
      urls: new Promise<string[]>((resolve) => {
        new MutationObserver(() => {
          if (!list.textContent.startsWith('Best matches')) return;
          const links = list.querySelectorAll('a');
          resolve(Array.from(links, ({ pathname, hash }) => pathname + hash));
        }).observe(list, { childList: true });
      }),
    }));
  await field(page).fill(words);
  return shown.evaluate(({ urls }) => urls);
}

test.describe('opening the search', () => {
  test('by its button, and Escape returns focus to the button', async ({ page }) => {
    await page.goto('./about/');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill('carousel');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('Escape closes it before its script has arrived, whatever is in the field', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/scripts/search.js');
    await page.goto('./about/');
    await button(page).click();
    await field(page).fill('carousel');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    release();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(
      `by ${key}, which is not typed into the field`,
      rareIf(key === 'Meta+k'),
      async ({ page }) => {
        await page.goto('./about/');
        await page.keyboard.press(key);
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue('');
      },
    );
  }

  test('the close button and a click outside close it', async ({ page }) => {
    await page.goto('./about/');
    await button(page).click();
    await page.getByRole('button', { name: 'Close the search' }).click();
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('.search input[type=checkbox]')).toBeChecked();
    await page.mouse.click(5, 500);
    await expect(dialog(page)).toBeHidden();
  });

  test('a click outside closes it before its code has arrived', async ({ page }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/scripts/search.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('./about/');
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 500);
    await expect(dialog(page)).toBeHidden();
    arrive();
  });

  test('is not possible while typing in a field or over an open gallery', async ({ page }) => {
    await page.goto('./demo/array-simple/');
    const filter = page.getByRole('searchbox', { name: 'Filter examples' });
    await filter.press('/');
    await filter.press('Control+k');
    await expect(filter).toHaveValue('/');
    await expect(dialog(page)).toBeHidden();

    await page.goto('./');
    await page.getByRole('main').getByRole('link', { name: 'Image 1' }).click();
    const gallery = page.getByRole('dialog');
    await expect(gallery).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeHidden();
  });

  test(
    'is not possible with the slash when that is switched off',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('./about/');
      await page.keyboard.press('/');
      await page.getByRole('checkbox', { name: '/ opens the search' }).uncheck();
      await page.keyboard.press('Escape');
      await page.reload();
      await page.keyboard.press('/');
      await expect(dialog(page)).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toBeVisible();
      await expect(page.getByRole('checkbox', { name: '/ opens the search' })).not.toBeChecked();
    },
  );
});

test.describe('search results', () => {
  test('“esc key” finds the field, with its matches marked', async ({ page }) => {
    await page.goto('./');
    await button(page).click();
    await field(page).fill('esc key');
    await expect(results(page).filter({ hasText: 'KeyboardConfig.esc' }).first()).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ results?/);
    await expect(dialog(page).locator('mark').first()).toBeVisible();
  });

  // All questions are asked without a browser, in tests/export/search.test.mjs.
  test('start with what users mean, in their words', async ({ page }) => {
    await page.goto('./about/');
    await button(page).click();
    for (const [words, result] of siteQuestions.filter((_question, at) => at % 12 === 0)) {
      const first = (await search(page, words)).slice(0, 3);
      const isFound = first.some(
        (url) => url.endsWith(result) || url.split('#')[0]!.endsWith(result),
      );
      expect.soft(isFound, `“${words}” finds ${result}, not ${first.join(' ')}`).toBe(true);
    }
  });

  test('Enter in the field follows the first result', async ({ page }) => {
    await page.goto('./');
    await button(page).click();
    await field(page).fill('pauseOnHover');
    await expect(results(page).first()).toHaveText(/^PlayConfig\.pauseOnHover — Carousel/);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/features\/carousel\/#PlayConfig\.pauseOnHover$/);
    await expect(page.getByRole('row', { name: /^pauseOnHover / })).toBeInViewport();
  });

  test('are reached with the arrow keys and followed with Enter', async ({ page }) => {
    await page.goto('./features/keyboard-config/');
    await page.keyboard.press('/');
    await field(page).fill('shortcuts download');
    await expect(results(page).nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();

    const own = results(page).filter({ hasText: 'KeyboardServiceConfig.shortcuts' }).first();
    await own.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/features\/keyboard-config\/#KeyboardServiceConfig\.shortcuts$/);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('row', { name: /^shortcuts / })).toBeInViewport();
  });

  test('belong to the last of several quick queries', { tag: '@all' }, async ({ page }) => {
    await page.goto('./');
    await button(page).click();
    await field(page).pressSequentially('carousel');
    await field(page).fill('qqqzzz');
    await expect(status(page)).toHaveText('No results for “qqqzzz”. Try fewer or other words.');
    await expect(results(page)).toHaveCount(0);
    await field(page).fill('');
    await expect(status(page)).toHaveText(/^Type what you are looking for/);
  });

  test('show typed markup as text', async ({ page }) => {
    await page.goto('./');
    await button(page).click();
    await field(page).fill('<qqq www=x>');
    await expect(status(page)).toContainText('“<qqq www=x>”');
  });
});

test.describe('before anything is typed', () => {
  test('the search offers goals, and the pages that were visited last', async ({ page }) => {
    await page.goto('./features/carousel/');
    await waitUntilPrepared(page);
    await page.goto('./about/');
    await waitUntilPrepared(page);
    await button(page).click();
    await expect(list(page, 'What do you want to do?').getByRole('link')).toHaveCount(6);
    const recent = list(page, 'Recent pages').getByRole('link', { name: 'Carousel', exact: true });
    await expect(recent).toHaveAttribute('href', /\/features\/carousel\/$/);
    await expect(list(page, 'Recent pages').getByRole('link', { name: 'About' })).toHaveCount(0);

    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/about\/$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/getting-started\/$/);
  });
});

test('nothing of the search is loaded before it is opened', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const searchRequests = () => requests.filter((path) => /search\.js/.test(path));
  await page.goto('./about/');
  await waitUntilPrepared(page);
  expect(searchRequests()).toEqual([]);
  await button(page).click();
  await field(page).fill('carousel');
  await expect(results(page).first()).toBeVisible();
  expect(searchRequests()).toEqual([
    expect.stringMatching(/search\.js$/),
    expect.stringMatching(/search\.json$/),
  ]);
});

test('a search opened before hydration survives it', { tag: '@all' }, async ({ page }) => {
  const release = await holdRequests(page, '**/_next/static/**/*.js');
  await page.goto('./', { waitUntil: 'commit' });
  await button(page).click();
  await field(page).fill('carousel');
  await expect(results(page).first()).toBeVisible();
  const count = await results(page).count();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
  await expect(results(page)).toHaveCount(count);
  await expect(field(page)).toHaveValue('carousel');
});

test('text typed while the search is loading stays', { tag: '@all' }, async ({ page }) => {
  const release = await holdRequests(page, '**/scripts/search.js');
  await page.goto('./about/');
  await page.keyboard.press('/');
  await page.keyboard.type('carou');
  release();
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.type('sel');
  await expect(field(page)).toHaveValue('carousel');
});

test.describe('the search without its index', () => {
  test.use({ expectedProblems: /search\.json/ });

  test('reports the failure, and works once the index is available', async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort());
    await page.goto('./about/');
    await button(page).click();
    await field(page).fill('carousel');
    await expect(status(page)).toHaveText(/could not be loaded/);
    await page.unroute('**/search.json');
    await field(page).fill('carousel dots');
    await expect(results(page).first()).toBeVisible();
  });
});

test.describe('the page for unknown URLs', () => {
  test.use({ expectedProblems: /404/ });

  test('offers the search', async ({ page }) => {
    await page.goto('./nothing/here/');
    await page.getByRole('main').getByRole('button', { name: 'Search the site' }).click();
    // The words of the URL.
    await expect(field(page)).toHaveValue('nothing here');
    await field(page).fill('carousel');
    await expect(status(page)).toContainText(/best/);
    await results(page).filter({ hasText: 'Carousel' }).first().click();
    await expect(page).toHaveURL(/carousel/);
  });
});

test('@no-script the search is not shown without JavaScript', async ({ page }) => {
  await page.goto('./');
  await expect(button(page)).toBeHidden();
  await expect(dialog(page)).toBeHidden();
});

test('@base search results link below the base path', async ({ page }) => {
  await page.goto('./about/');
  await button(page).click();
  await field(page).fill('esc key');
  await results(page).filter({ hasText: 'KeyboardConfig.esc' }).first().click();
  await expect(page).toHaveURL(/\/sub\/path\/features\/keyboard-config\/#KeyboardConfig\.esc$/);
});

test('@touch a user finds the key that closes the modal gallery, its demo and its code', async ({
  page,
}) => {
  await page.goto('./');
  await button(page).tap();
  await field(page).fill('keys that close the modal');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // Case-sensitive: the option keyboardConfig of a demo is another result.
  const found = results(page)
    .filter({ hasText: /^KeyboardConfig/ })
    .first();
  await found.tap();
  await expect(page).toHaveURL(/\/features\/keyboard-config\//);

  const row = page.getByRole('row', { name: /^esc / });
  await expect(row).toContainText('Closes the modal gallery');
  await row.getByRole('link', { name: 'Keyboard config' }).tap();
  await expect(page).toHaveURL(/\/demo\/keyboard-config\/$/);

  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'config.ts' }).check();
  await expect(main.getByRole('region', { name: 'config.ts' })).toContainText('esc:');
  await expect(main.getByRole('region', { name: 'component.ts' })).toContainText('esc:');
});
