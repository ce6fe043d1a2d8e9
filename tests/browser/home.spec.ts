import type { Page } from '@playwright/test';
import { carouselOf, modalOf } from './demos/gallery';
import { boxOf, expect, test, rareIf, waitUntilPrepared } from './fixtures';
import { advanceTimers, controlTimers } from './timers';

const mosaic = (page: Page) => page.getByRole('group', { name: 'Photographs' });
const tiles = (page: Page) => mosaic(page).getByRole('link');
const modalExample = (page: Page) => page.getByRole('group', { name: 'Example of the modal' });
const plainExample = (page: Page) => page.getByRole('group', { name: 'Example of the plain' });

test.describe('the home page without JavaScript @no-script', () => {
  test('shows ten photographs, each with a view of its own', async ({ page }) => {
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
    await expect(view).toContainText('Image 4/10');
    await view.getByRole('link', { name: 'Close' }).click();
    await expect(page.locator('.ks-view:target')).toHaveCount(0);
  });

  test('the examples of the modal and the plain gallery open views', async ({ page }) => {
    for (const [example, position] of [
      [modalExample(page), 'Image 1/7'],
      [plainExample(page), 'Image 1/8'],
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
    await expect(modalOf(page).figure).toContainText('Image 5/10');
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

  test('are in two rows below the texts on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('');
    const tops = await tiles(page).evaluateAll((found) =>
      found.map((tile) => Math.round(tile.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(2);
    const version = await page.getByText('Currently v10').boundingBox();
    expect(Math.min(...tops)).toBeGreaterThan(version?.y ?? Infinity);
  });
});

test.describe('before its examples are used, the home page', () => {
  test.use({ startsDemos: false });

  test('starts all of them with the first one', async ({ page }) => {
    await page.goto('');
    expect(await page.locator('html').getAttribute('data-demo')).toBeNull();
    await tiles(page).first().hover();
    await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
    const demo = page.getByRole('group', { name: 'Plain gallery content' });
    for (const gallery of [mosaic(page), modalExample(page), demo]) {
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
  await modalExample(page).getByRole('link').click();
  await expect(modalOf(page).figure).toContainText('Image 1/7');
});
