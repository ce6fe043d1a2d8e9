import { expect, test, rareIf } from './fixtures';

const guides = ['getting-started', 'migration', 'about'] as const;

for (const guide of guides) {
  for (const width of [320, 1280]) {
    test(`${guide} never scrolls sideways at ${width} px`, rareIf(true), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`./${guide}/`);
      const tooWide = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
      expect(await tooWide()).toBe(false);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await tooWide()).toBe(false);
    });
  }

  test(
    `${guide} shows its text without JavaScript @no-script`,
    rareIf(guide !== 'about'),
    async ({ page }) => {
      await page.goto(`./${guide}/`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  );
}

test('a guide links to its source when the repository of the site is known @base', async ({
  page,
}) => {
  await page.goto('./about/');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://github.com/example/gallery-site/edit/main/app/about/page.tsx',
  );
});

test('a guide has no link to its source when the repository is unknown', async ({ page }) => {
  await page.goto('./about/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
});

test('the version table lists every version and recommends the one for Angular 15', async ({
  page,
}) => {
  await page.goto('./getting-started/');
  const table = page.getByRole('table', { name: 'Versions of the package' });
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('row', { name: /^10\.0\.1 .*15\.0\.0/ })).toContainText(
    'Recommended',
  );
});

test('“official examples” scrolls to the examples', async ({ page }) => {
  await page.goto('./getting-started/');
  await page.getByRole('link', { name: 'official examples', exact: true }).click();
  await expect(page).toHaveURL(/#examples$/);
  await expect(page.getByRole('heading', { name: /^Official examples/ })).toBeInViewport();
});

test('the steps are in order, one to four', async ({ page }) => {
  await page.goto('./getting-started/');
  await expect(page.getByRole('heading', { name: /^Step \d/ })).toHaveText([
    /^Step 1/,
    /^Step 2/,
    /^Step 3/,
    /^Step 4/,
  ]);
});

test('the migration guide is linked for older versions and starts with the newest upgrade', async ({
  page,
}) => {
  await page.goto('./getting-started/');
  await page.getByRole('article').getByRole('link', { name: 'migration guide' }).click();
  await expect(page).toHaveURL(/\/migration\/$/);
  await expect(page.getByRole('heading', { level: 2, name: /^From/ })).toHaveText([
    /^From 9\.x to 10\.x/,
    /^From 8\.x to 9\.x/,
    /^From 7\.x to 8\.x/,
  ]);
});

test('About lists all 33 contributors in order', async ({ page }) => {
  await page.goto('./about/');
  const names = page.getByRole('list').filter({ hasText: 'alhazmy13' }).getByRole('listitem');
  await expect(names).toHaveCount(33);
  await expect(names.first()).toHaveText('alhazmy13');
  await expect(names.last()).toHaveText('locinus');
});
