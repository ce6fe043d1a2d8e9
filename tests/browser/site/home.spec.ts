import type { Page } from '@playwright/test';
import { carouselOf, modalOf } from '../lib/gallery';
import { boxOf, expect, test, rareIf, waitUntilPrepared } from '../lib/fixtures';
import { advanceTimers, controlTimers } from '../lib/timers';

const wall = (page: Page) => page.getByRole('group', { name: 'Photographs' });
const tiles = (page: Page) => wall(page).getByRole('link');
const modalExample = (page: Page) => page.getByRole('group', { name: 'Example of the modal' });
const plainExample = (page: Page) => page.getByRole('group', { name: 'Example of the plain' });

test.describe('the home page without JavaScript @no-script', () => {
  test('shows photographs, each with a view of its own', async ({ page }) => {
    await page.goto('');
    await expect(tiles(page)).toHaveCount(10);
    await expect(
      page.getByText('npm install @ks89/angular-modal-gallery@10').first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy Install command/ })).toHaveCount(0);
    const alt = await tiles(page).nth(3).getByRole('img').getAttribute('alt');
    await tiles(page).nth(3).click();
    const view = page.locator(':target');
    await expect(view.getByRole('img', { name: alt ?? '' })).toBeVisible();
    await expect(view).toContainText('Image 4/12');
    await view.getByRole('link', { name: 'Close' }).click();
    await expect(page.locator('.ks-view:target')).toHaveCount(0);
  });

  test('the examples of the modal and the plain gallery open views', async ({ page }) => {
    for (const [example, position] of [
      [modalExample(page), 'Image 1/7'],
      [plainExample(page), 'Image 1/12'],
    ] as const) {
      await page.goto('');
      await example.getByRole('link').first().click();
      await expect(page.locator(':target')).toContainText(position);
    }
  });
});

test('the install commands are whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('');
  await waitUntilPrepared(page);
  for (const name of ['Angular', 'React']) {
    const command = page.getByRole('region', { name: `Install command for ${name}` });
    expect(await command.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  }
});

for (const width of [360, 768, 1280]) {
  test(
    `nothing moves at ${width} px when a script completes an install command`,
    rareIf(width !== 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('');
      const command = page.getByRole('region', { name: 'Install command for React' });
      await expect(command).toContainText('http://');
      const height = (await boxOf(command)).height;
      await command.evaluate((pre) => {
        const code = pre.firstElementChild!;
        code.textContent = code.textContent!.replace(/http.*\//, './');
      });
      expect((await boxOf(command)).height).toBe(height);
    },
  );
}

test.describe('the photographs of the home page', () => {
  test('open the modal gallery at the chosen image and get the focus back', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
    const tile = tiles(page).nth(4);
    await tile.focus();
    await page.keyboard.press('Enter');
    await expect(modalOf(page).figure).toContainText('Image 5/12');
    await expect(page).toHaveURL(/#photographs-/);
    await page.keyboard.press('Escape');
    await expect(modalOf(page).dialog).toHaveCount(0);
    await expect(tile).toBeFocused();
  });

  test('are sharp: each file has at least 90 % of the pixels of its tile', async ({ page }) => {
    await page.goto('');
    await waitUntilPrepared(page);
    const shares = await tiles(page)
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => {
          const { currentSrc, clientWidth, parentElement } = image as HTMLImageElement;
          const { pathname } = new URL(currentSrc);
          const candidates = [...(parentElement?.querySelectorAll('source') ?? [])].flatMap(
            ({ srcset }) => srcset.split(', '),
          );
          const chosen = candidates.find((candidate) => candidate.startsWith(`${pathname} `));
          return parseInt(chosen?.split(' ')[1] ?? '') / clientWidth;
        }),
      );
    expect(shares).toHaveLength(10);
    for (const share of shares) expect(share).toBeGreaterThan(0.9);
  });

  const boxesOf = (page: Page) =>
    tiles(page).evaluateAll((found) =>
      found
        .map((tile) => tile.getBoundingClientRect())
        .map(({ y, right, bottom, width }) => ({ y, right, bottom, width }))
        .filter(({ width: shown }) => shown > 0),
    );

  test('follow the buttons on a phone, in two rows', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('');
    const boxes = await boxesOf(page);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(2);
    const main = page.getByRole('main');
    const button = await boxOf(main.getByRole('link', { name: 'Demo', exact: true }));
    const install = await boxOf(page.getByRole('region', { name: 'Install command for Angular' }));
    for (const { y } of boxes) {
      expect(y).toBeGreaterThan(button.y + button.height);
      expect(y).toBeLessThan(install.y);
    }
  });

  for (const width of [360, 768, 1100, 1440, 1920]) {
    test(`leave no hole in their rows at ${width} px`, rareIf(width !== 1440), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('');
      await waitUntilPrepared(page);
      const boxes = await boxesOf(page);
      const ends = boxes.map(({ right }) => Math.round(right));
      const tops = boxes.map(({ y }) => Math.round(y));
      const edge = Math.max(...ends);
      for (const top of new Set(tops)) {
        const row = ends.filter((_, index) => tops[index] === top);
        expect(row.length).toBeGreaterThan(1);
        expect(Math.max(...row)).toBe(edge);
      }
      const hint = await boxOf(page.getByText('Select a photograph'));
      expect(hint.y + hint.height).toBeLessThan(Math.max(...boxes.map(({ bottom }) => bottom)));
    });
  }
});

test.describe('before its examples are used, the home page', () => {
  test.use({ startsDemos: false });

  test('starts all of them with the first one', async ({ page }) => {
    await page.goto('');
    expect(await page.locator('html').getAttribute('data-demo')).toBeNull();
    await tiles(page).first().hover();
    await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
    const demo = page.getByRole('group', { name: 'Plain gallery content' });
    for (const gallery of [wall(page), modalExample(page), demo]) {
      await expect(gallery).toHaveAttribute('data-ks-live', '');
    }
    await carouselOf(page).next.click();
    await expect(carouselOf(page).slide).toHaveAccessibleName(/^2 of 7/);
  });
});

test('the carousel of the home page does not move by itself', async ({ page }) => {
  await controlTimers(page);
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
  const carousel = carouselOf(page);
  await carousel.root.scrollIntoViewIfNeeded();
  await advanceTimers(page, 60_000);
  await expect(carousel.slide).toHaveAccessibleName(/^1 of 7/);
  await carousel.next.click();
  await expect(carousel.slide).toHaveAccessibleName(/^2 of 7/);
});

test('the example of the modal gallery opens it', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
  await modalExample(page).getByText('Open 7 images').click();
  await expect(modalOf(page).figure).toContainText('Image 1/7');
  await page.keyboard.press('Escape');
  await expect(modalOf(page).dialog).toHaveCount(0);
  await modalExample(page).getByRole('link').nth(4).click();
  await expect(modalOf(page).figure).toContainText('Image 5/7');
});

test('the five thumbnails of the demo are in one row, 200 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('');
  const thumbnails = page.getByRole('group', { name: 'Plain gallery content' }).getByRole('link');
  await expect(thumbnails).toHaveCount(5);
  const boxes = await Promise.all((await thumbnails.all()).map((thumbnail) => boxOf(thumbnail)));
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  for (const { width } of boxes) expect(width).toBe(200);
  await page.getByRole('link', { name: 'Features', exact: true }).last().click();
  await expect(page).toHaveURL(/\/features\/$/);
});

for (const edition of ['', '?edition=angular', '?edition=react']) {
  test(`home is at most 2,600 px high at 1440 px: ./${edition}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`./${edition}`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2601);
  });
}
