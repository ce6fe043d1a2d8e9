/** Both editions are offered wherever a new user begins. */
import type { Page } from '@playwright/test';
import { siteFacts } from '@/components/site/site-facts';
import { expect, rareIf, test, waitUntilPrepared } from './fixtures';

const { archive } = siteFacts.reactEdition;

const commandOf = (page: Page, edition: string) =>
  page.getByRole('region', { name: `Install command for ${edition}` });
const reactCommands = (page: Page) => page.locator('[data-install]');

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 740],
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
      const main = page.getByRole('main');
      for (const name of ['React edition', 'Playground', 'Performance']) {
        await expect(main.getByRole('link', { name, exact: true }).first()).toBeInViewport({
          ratio: 1,
        });
      }
    },
  );
}

for (const path of ['./', './getting-started/']) {
  test(`${path} shows both editions side by side @no-script`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const headings = ['Angular', 'React'].map((name) =>
      page.getByRole('heading', { level: 3, name, exact: true }),
    );
    const boxes = await Promise.all(headings.map((heading) => heading.boundingBox()));
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0);
  });

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
    ['Angular', 'npm install @ks89/angular-modal-gallery@10'],
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
