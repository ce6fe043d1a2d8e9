import type { Page } from '@playwright/test';
import { forEachCase } from '../lib/cases';
import { expect, holdRequests, test, waitUntilPrepared } from '../lib/fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' });
const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const list = (page: Page, name: string | RegExp) => dialog(page).getByRole('list', { name });
const results = (page: Page) =>
  list(page, /^(Best matches|Guides|Demos|Options|Class names|Release notes)/).getByRole('link');
const status = (page: Page) => dialog(page).getByRole('status');

test.describe('the search', () => {
  test('opens by its button, which loads it, and Escape returns focus to the button', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const searchRequests = () => requests.filter((path) => /search\.js/.test(path));
    await page.goto('./about/');
    await waitUntilPrepared(page);
    expect(searchRequests()).toEqual([]);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill('esc key');
    await expect(results(page).filter({ hasText: 'KeyboardConfig.esc' }).first()).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ results?/);
    await expect(dialog(page).locator('mark').first()).toBeVisible();
    expect(searchRequests()).toEqual([
      expect.stringMatching(/search\.js$/),
      expect.stringMatching(/search\.json$/),
    ]);
    await field(page).fill('<qqq www=x>');
    await expect(status(page)).toContainText('“<qqq www=x>”');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('opens by keys, which are not typed, and closes by its button or a click outside', async ({
    page,
  }) => {
    await page.goto('./about/');
    const close = () => page.getByRole('button', { name: 'Close the search' }).click();
    const clickOutside = () => page.mouse.click(5, 500);
    await forEachCase(
      [
        ['Control+k', close],
        ['/', clickOutside],
        ['Meta+k', close],
        // As with Caps Lock.
        ['Control+K', close],
      ],
      async (leave, key) => {
        await page.keyboard.press(key);
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue('');
        await expect(page.locator('.search input[type=checkbox]')).toBeChecked();
        await leave();
        await expect(dialog(page)).toBeHidden();
      },
    );
  });

  test('opens and closes before its script has arrived, and keeps what is typed', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/scripts/search.js');
    await page.goto('./about/');
    await button(page).click();
    await field(page).fill('carousel');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 500);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('/');
    await field(page).fill('');
    await page.keyboard.type('carou');
    release();
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.type('sel');
    await expect(field(page)).toHaveValue('carousel');
  });

  test('does not open while typing in a field or over an open gallery', async ({ page }) => {
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
    'does not open with the slash when that is switched off',
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

test('results are reached with the arrow keys and followed with Enter, the first one from the field', async ({
  page,
}) => {
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

  await page.keyboard.press('/');
  await field(page).fill('pauseOnHover');
  await expect(results(page).first()).toHaveText(/^PlayConfig\.pauseOnHover — Carousel/);
  // Safari ends a composition before the key that ends it.
  for (const key of ['Enter', 'Escape'])
    await field(page).dispatchEvent('keydown', { key, code: key, keyCode: 229 });
  await expect(results(page).first()).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/features\/carousel\/#PlayConfig\.pauseOnHover$/);
  await expect(page.getByRole('row', { name: /^pauseOnHover / })).toBeInViewport();
});

test('results belong to the last of several quick queries', { tag: '@all' }, async ({ page }) => {
  await page.goto('./');
  await button(page).click();
  await field(page).pressSequentially('carousel');
  await field(page).fill('qqqzzz');
  await expect(status(page)).toHaveText('No results for “qqqzzz”. Try fewer or other words.');
  await expect(results(page)).toHaveCount(0);
  await field(page).fill('');
  await expect(status(page)).toHaveText(/^Type what you are looking for/);
});

test('before anything is typed the search offers goals, and the pages that were visited last', async ({
  page,
}) => {
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

test(
  'a search opened before the scripts have arrived opens with the first of them',
  { tag: '@all' },
  async ({ page }) => {
    const releaseScript = await holdRequests(page, '**/scripts/body.js');
    const release = await holdRequests(page, '**/_next/static/**/*.js');
    await page.goto('./', { waitUntil: 'commit' });
    await button(page).click();
    releaseScript();
    await field(page).fill('carousel');
    await expect(results(page).first()).toBeVisible();
    const count = await results(page).count();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
    await expect(results(page)).toHaveCount(count);
    await expect(field(page)).toHaveValue('carousel');
  },
);

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
