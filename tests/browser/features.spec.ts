import { routes } from '@/components/site/route-map';
import { expect, test, rareIf } from './fixtures';

const features = routes.filter((route) => route.feature);

for (const { path } of features) {
  const url = `.${path}/`;

  for (const width of [320, 768, 1024, 1280]) {
    test(
      `${path} and its tables never scroll sideways at ${width} px`,
      rareIf(true),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(url);
        const tooWide = () =>
          page.evaluate(() => {
            const boxes = [
              document.documentElement,
              ...document.querySelectorAll('.reference-table'),
            ];
            return boxes
              .filter((box) => box.scrollWidth > box.clientWidth)
              .map((box) => box.textContent);
          });
        expect(await tooWide()).toEqual([]);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await tooWide()).toEqual([]);
      },
    );
  }
}

test('a row of the reference leads to the playground with its option chosen', async ({ page }) => {
  await page.goto('./features/carousel/');
  const row = page.getByRole('row', { name: /^showArrows / });
  await row.getByRole('link', { name: 'Try it: showArrows' }).click();
  await expect(page).toHaveURL(/\/playground\/#carousel\.carouselConfig\.showArrows$/);
});

test.describe('@no-script features pages without JavaScript', () => {
  for (const { path, heading } of features) {
    test(
      `${path} shows its tables and diagrams`,
      rareIf(path !== '/features/carousel'),
      async ({ page }) => {
        await page.goto(`.${path}/`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole(path === '/features' ? 'img' : 'table').first()).toBeVisible();
      },
    );
  }

  test('the table of contents links to a section', async ({ page }) => {
    await page.goto('./features/modal-gallery/');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'SlideConfig', exact: true })
      .click();
    await expect(page).toHaveURL(/#SlideConfig$/);
    await expect(page.getByRole('heading', { name: /^SlideConfig/ })).toBeInViewport();
  });
});

test('each row has its own anchor and a link to it', async ({ page }) => {
  await page.goto('./features/modal-gallery/');
  const row = page.getByRole('row', { name: /^infinite / });
  await row.getByRole('link', { name: 'infinite', exact: true }).click();
  await expect(page).toHaveURL(/#SlideConfig\.infinite$/);
  await expect(row).toBeInViewport();
});

test('a type links to its description', async ({ page }) => {
  await page.goto('./features/modal-gallery/');
  await page
    .getByRole('row', { name: /^buttonsConfig / })
    .getByRole('link', { name: 'ButtonsConfig', exact: true })
    .click();
  await expect(page).toHaveURL(/\/features\/upper-buttons\/#ButtonsConfig$/);
  await expect(page.getByRole('heading', { name: /^ButtonsConfig/ })).toBeInViewport();
});

test('a narrow page still has rows and cells, each with the name of its column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('./features/previews/');
  const row = page.getByRole('row', { name: /^number / }).first();
  await expect(row.getByRole('cell', { name: /number/ })).toBeVisible();
  await expect(row).toContainText('4');
  await expect(row).toContainText('the default is 3');
});

test('the option justify of a demo links to a table that has it', async ({ page }) => {
  await page.goto('./demo/plain-atags/');
  await page.getByRole('link', { name: 'plainGalleryConfig.layout.justify' }).click();
  await expect(page).toHaveURL(/\/features\/plain-gallery\/#LineLayout\.justify$/);
  const table = page.getByRole('table', { name: 'Fields of LineLayout' });
  await expect(table.getByRole('row', { name: /^justify / })).toBeVisible();
});

for (const path of ['./', './getting-started/', './features/', './migration/']) {
  test(
    `${path} links to the differences between the editions`,
    rareIf(path !== './'),
    async ({ page }) => {
      await page.goto(path);
      const link = page
        .getByRole('main')
        .getByRole('link', { name: /differ/i })
        .first();
      await expect(link).toHaveAttribute('href', /\/about\/#editions$/);
      await link.click();
      await expect(
        page.getByRole('heading', { name: /^Differences between the editions/ }),
      ).toBeInViewport();
    },
  );
}

test('the overview links each numbered part of the modal gallery to its description', async ({
  page,
}) => {
  await page.goto('./features/');
  await expect(page.getByRole('img', { name: /^Modal gallery:/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Plain gallery:/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Carousel:/ })).toBeVisible();
  await page.getByRole('link', { name: 'Dots' }).click();
  await expect(page).toHaveURL(/\/features\/common\/#DotsConfig$/);
});
