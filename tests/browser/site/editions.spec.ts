/** Both editions are offered wherever a new user begins. */
import type { Page } from '@playwright/test';
import { siteFacts } from '@/components/site/site-facts';
import { forEachCase, someOf } from '../lib/cases';
import { expect, test, waitUntilPrepared } from '../lib/fixtures';

const { archive } = siteFacts.reactEdition;

const commandOf = (page: Page, edition: string) =>
  page.getByRole('region', { name: `Install command for ${edition}` });
const reactCommands = (page: Page) => page.locator('[data-install]');

test(
  'getting started shows both editions side by side @no-script',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('./getting-started/');
    const headings = ['Angular', 'React'].map((name) =>
      page.getByRole('heading', { level: 3, name, exact: true }).first(),
    );
    const boxes = await Promise.all(headings.map((heading) => heading.boundingBox()));
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0);
  },
);

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

test.describe('the install commands of both editions', () => {
  test.use({ startsDemos: false, permissions: ['clipboard-read', 'clipboard-write'] });

  test('are on the first screen of home, can be copied and stay when the page hydrates', async ({
    page,
  }) => {
    await page.goto('./');
    await waitUntilPrepared(page);
    for (const [width, height] of [
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const edition of ['Angular', 'React'])
        await expect(commandOf(page, edition)).toBeInViewport({ ratio: 1 });
    }
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
    await page.getByRole('group', { name: 'Photographs' }).getByRole('link').first().hover();
    await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
    await expect(commandOf(page, 'React')).toContainText(archive);
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

  test('shows both until one is chosen, then that one on every page and on paper', async ({
    page,
  }) => {
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

    await page.emulateMedia({ media: 'print' });
    await expect(codeOf(page, 'component.ts')).toBeVisible();
    await expect(codeOf(page, 'demo.tsx')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.goto('./');
    await expect(commandOf(page, 'Angular')).toBeVisible();
    await expect(commandOf(page, 'React')).toBeHidden();

    await angular(page).click();
    await expect(commandOf(page, 'React')).toBeVisible();
    await expect(page).not.toHaveURL(/edition/);
  });

  test('follows the URL, keeps the rest of it, and gives way to a link into the other edition', async ({
    page,
  }) => {
    await page.goto('./demo/?component=plain&edition=react');
    await expect(react(page)).toHaveAttribute('aria-pressed', 'true');
    await angular(page).click();
    await expect(page).toHaveURL(/\?component=plain&edition=angular$/);

    await page.goto('./getting-started/');
    const styles = page.getByRole('heading', { name: 'Styles', exact: true });
    await expect(styles).toBeHidden();
    await page.goto('./getting-started/#react-stylesheet');
    await expect(styles).toBeInViewport();
    await page.goto('./');
    await expect(commandOf(page, 'React')).toBeHidden();
  });

  test('is in the navbar once, on home above its commands also, and in the menu of a phone', async ({
    page,
  }) => {
    const cases = [
      [1440, './'],
      [1100, './'],
      [1100, './about/'],
      [990, './demo/carousel/'],
      [1100, './demo/carousel/'],
    ] as const;
    await forEachCase(
      someOf(cases.map((given) => [given.join(' px, '), given] as const)),
      async ([width, path]) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(angular(page)).toBeVisible();
        const count = path === './' && width >= 1200 ? 2 : 1;
        await expect(page.getByRole('group', { name: 'Edition', exact: true })).toHaveCount(count);
      },
    );

    await page.setViewportSize({ width: 320, height: 640 });
    await expect(switchOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await angular(page).click();
    await expect(angular(page)).toHaveAttribute('aria-pressed', 'true');
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(150);
  });
});
