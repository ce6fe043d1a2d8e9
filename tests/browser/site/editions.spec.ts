/** Both editions are offered wherever a new user begins. */
import type { Page } from '@playwright/test';
import { siteFacts } from '@/components/site/site-facts';
import { expect, rareIf, test, waitUntilPrepared } from '../lib/fixtures';

const { archive } = siteFacts.reactEdition;

const commandOf = (page: Page, edition: string) =>
  page.getByRole('region', { name: `Install command for ${edition}` });
const reactCommands = (page: Page) => page.locator('[data-install]');

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
] as const) {
  test(
    `the first screen of home offers both editions at ${width} px`,
    rareIf(width === 768),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('./');
      for (const edition of ['Angular', 'React']) {
        await expect(commandOf(page, edition)).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

test('getting started shows both editions side by side @no-script', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./getting-started/');
  const headings = ['Angular', 'React'].map((name) =>
    page.getByRole('heading', { level: 3, name, exact: true }).first(),
  );
  const boxes = await Promise.all(headings.map((heading) => heading.boundingBox()));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0);
});

for (const path of ['./', './getting-started/']) {
  test(`${path} names the file of the React edition by its URL on this host @base`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await waitUntilPrepared(page);
    for (const command of await reactCommands(page).all()) {
      await expect(command).toHaveText(/^npm install http:/);
      const url = (await command.textContent())?.replace('npm install ', '') ?? '';
      expect(new URL(url).origin).toBe(new URL(page.url()).origin);
      expect(url).toMatch(new RegExp(`${archive.replaceAll('.', '\\.')}$`));
      expect((await request.get(url)).status()).toBe(200);
    }
  });
}

test('the install commands of home can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await waitUntilPrepared(page);
  for (const [edition, command] of [
    [
      'Angular',
      'npm install @ks89/angular-modal-gallery@10 @angular/cdk@15 hammerjs mousetrap @types/hammerjs',
    ],
    ['React', `npm install ${new URL(page.url()).origin}${archive}`],
  ]) {
    await page.getByRole('button', { name: `Copy Install command for ${edition}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(command);
  }
});

test.describe('the install command of the React edition', () => {
  test.use({ startsDemos: false });

  test('keeps its URL when the page hydrates', async ({ page }) => {
    await page.goto('./');
    await waitUntilPrepared(page);
    const command = commandOf(page, 'React');
    await expect(command).toContainText(archive);
    await page.getByRole('group', { name: 'Photographs' }).getByRole('link').first().hover();
    await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
    await expect(command).toContainText(archive);
  });
});

test.describe('the switch between the editions', () => {
  // The home page has one more, with its install commands.
  const switchOf = (page: Page) =>
    page.getByRole('group', { name: 'Edition', exact: true }).first();
  const angular = (page: Page) =>
    switchOf(page).getByRole('button', { name: 'Angular', exact: true });
  const react = (page: Page) => switchOf(page).getByRole('button', { name: 'React', exact: true });
  const codeOf = (page: Page, file: string) => page.getByRole('region', { name: file });

  test('shows both until one is chosen, then that one on every page', async ({ page }) => {
    await page.goto('./demo/array-simple/');
    await expect(codeOf(page, 'component.ts')).toBeVisible();
    await expect(codeOf(page, 'demo.tsx')).toBeVisible();
    await expect(angular(page)).toHaveAttribute('aria-pressed', 'false');

    await angular(page).focus();
    await page.keyboard.press('Enter');
    await expect(angular(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(codeOf(page, 'demo.tsx')).toBeHidden();
    await expect(page).toHaveURL(/\?edition=angular$/);
    await expect(page.getByText('This gallery runs on the React edition.')).toBeVisible();

    await page.goto('./');
    await expect(commandOf(page, 'Angular')).toBeVisible();
    await expect(commandOf(page, 'React')).toBeHidden();

    await angular(page).click();
    await expect(commandOf(page, 'React')).toBeVisible();
    await expect(page).not.toHaveURL(/edition/);
  });

  test('follows the URL, and keeps the rest of it', async ({ page }) => {
    await page.goto('./demo/?component=plain&edition=react');
    await expect(react(page)).toHaveAttribute('aria-pressed', 'true');
    await angular(page).click();
    await expect(page).toHaveURL(/\?component=plain&edition=angular$/);
  });

  test('gives way to a link into the other edition, on that page', async ({ page }) => {
    await page.goto('./getting-started/?edition=angular');
    const styles = page.getByRole('heading', { name: 'Styles', exact: true });
    await expect(styles).toBeHidden();
    await page.goto('./getting-started/#react-stylesheet');
    await expect(styles).toBeInViewport();
    await page.goto('./');
    await expect(commandOf(page, 'React')).toBeHidden();
  });

  for (const [width, path] of [
    [1440, './'],
    [1100, './'],
    [1100, './about/'],
    [1100, './demo/carousel/'],
    [990, './demo/carousel/'],
  ] as const) {
    test(`is on ${path} once at ${width} px`, rareIf(width === 1100), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(angular(page)).toBeVisible();
      await expect(page.getByRole('group', { name: 'Edition', exact: true })).toHaveCount(
        path === './' && width >= 1200 ? 2 : 1,
      );
    });
  }

  test('is in the menu of a phone, which stays 150 px high', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('./demo/carousel/');
    await expect(switchOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await angular(page).click();
    await expect(angular(page)).toHaveAttribute('aria-pressed', 'true');
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(150);
  });

  test('decides what is printed', async ({ page }) => {
    await page.goto('./demo/array-simple/?edition=angular');
    await page.emulateMedia({ media: 'print' });
    await expect(codeOf(page, 'component.ts')).toBeVisible();
    await expect(codeOf(page, 'demo.tsx')).toBeHidden();
  });
});
