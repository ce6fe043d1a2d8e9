import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../lib/cases';
import { carouselOf, expectLeft, modalOf } from '../lib/gallery';
import { boxOf, expect, test, waitUntilPrepared } from '../lib/fixtures';
import { advanceTimers, controlTimers } from '../lib/timers';

const wall = (page: Page) => page.getByRole('group', { name: 'Photographs' });
const tiles = (page: Page) => wall(page).getByRole('link');
const modalExample = (page: Page) => page.getByRole('group', { name: 'Example of the modal' });
const plainExample = (page: Page) => page.getByRole('group', { name: 'Example of the plain' });

test('without JavaScript each photograph has a view of its own, also in the examples @no-script', async ({
  page,
}) => {
  await page.goto('');
  await expect(tiles(page)).toHaveCount(10);
  await expect(page.getByText('npm install @ks89/angular-modal-gallery@10').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copy Install command/ })).toHaveCount(0);
  const alt = await tiles(page).nth(3).getByRole('img').getAttribute('alt');
  const view = page.locator(':target');
  for (const [photographs, index, position] of [
    [wall(page), 3, 'Image 4/12'],
    [modalExample(page), 0, 'Image 1/7'],
    [plainExample(page), 0, 'Image 1/12'],
  ] as const) {
    await photographs.getByRole('link').nth(index).click();
    await expect(view).toContainText(position);
    if (index === 3) await expect(view.getByRole('img', { name: alt ?? '' })).toBeVisible();
    await view.getByRole('link', { name: 'Close' }).click();
    await expect(page.locator('.ks-view:target')).toHaveCount(0);
  }
});

test('the install commands are whole on a phone, and keep their height when a script completes them', async ({
  page,
}) => {
  await page.goto('');
  await waitUntilPrepared(page);
  const commandOf = (name: string) =>
    page.getByRole('region', { name: `Install command for ${name}` });
  await expect(commandOf('React')).toContainText('http://');
  const heights = async () => {
    const all: number[] = [];
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      all.push((await boxOf(commandOf('React'))).height);
    }
    return all;
  };
  const completed = await heights();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Angular', 'React']) {
    expect(await commandOf(name).evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  }
  await commandOf('React').evaluate((pre) => {
    const code = pre.firstElementChild!;
    code.textContent = code.textContent!.replace(/http.*\//, './');
  });
  expect(await heights()).toEqual(completed);
});

test.describe('on a host that answers 404 for a format', () => {
  test.use({ startsDemos: false, isIsolated: true, expectedProblems: /404|avif/ });

  test('images of galleries that have not started show the next format @all', async ({ page }) => {
    await page.route('**/*.avif', (route) => route.fulfill({ status: 404 }));
    await page.goto('./');
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    const broken = () =>
      page
        .locator('picture > img')
        .evaluateAll((images) =>
          (images as HTMLImageElement[]).flatMap(({ naturalWidth, currentSrc }) =>
            naturalWidth > 0 ? [] : currentSrc,
          ),
        );
    await expect.poll(broken).toEqual([]);
    expect(await page.locator('picture > img').count()).toBeGreaterThan(20);
    expect(await page.locator('html').getAttribute('data-demo')).toBeNull();
  });
});

test('the photographs open the modal gallery at the chosen image and get the focus back', async ({
  page,
}) => {
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
  const { figure } = modalOf(page);
  const tile = tiles(page).nth(4);
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(figure).toContainText('Image 5/12');
  await expect(page).toHaveURL(/#photographs-/);
  await page.keyboard.press('Escape');
  await expectLeft(page);
  await expect(tile).toBeFocused();
});

test('the example of the modal gallery opens it', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
  const { figure } = modalOf(page);
  await modalExample(page).getByText('Open 7 images').click();
  await expect(figure).toContainText('Image 1/7');
  await page.keyboard.press('Escape');
  await expectLeft(page);
  await modalExample(page).getByRole('link').nth(4).click();
  await expect(figure).toContainText('Image 5/7');
});

const boxesOf = (page: Page) =>
  tiles(page).evaluateAll((found) =>
    found
      .map((tile) => tile.getBoundingClientRect())
      .map(({ y, right, bottom, width }) => ({ y, right, bottom, width }))
      .filter(({ width: shown }) => shown > 0),
  );

test('the photographs are sharp and leave no hole in their rows, two of them on a phone', async ({
  page,
}) => {
  await page.goto('');
  await waitUntilPrepared(page);
  await test.step('each file has at least 90 % of the pixels of its tile', async () => {
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

  const widths = [1440, 768, 1100, 360, 1920].map((width) => [`at ${width} px`, width] as const);
  await forEachCase(someOf(widths), async (width) => {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await boxesOf(page);
    const ends = boxes.map(({ right }) => Math.round(right));
    const tops = boxes.map(({ y }) => Math.round(y));
    const edge = Math.max(...ends);
    for (const top of new Set(tops)) {
      const row = ends.filter((_, index) => tops[index] === top);
      expect(row.length).toBeGreaterThan(1);
      expect(Math.max(...row)).toBe(edge);
    }
    const hint = await boxOf(page.getByText('Select a photograph, or'));
    expect(hint.y + hint.height).toBeLessThan(Math.max(...boxes.map(({ bottom }) => bottom)));
    if (width > 360) return;
    expect(new Set(tops).size).toBe(2);
    const main = page.getByRole('main');
    const button = await boxOf(main.getByRole('link', { name: 'Demo', exact: true }));
    const install = await boxOf(page.getByRole('region', { name: 'Install command for Angular' }));
    expect(Math.min(...tops)).toBeGreaterThan(button.y + button.height);
    expect(Math.max(...tops)).toBeLessThan(install.y);
  });
});

test.describe('before its examples are used, the home page', () => {
  test.use({ startsDemos: false });

  test('starts all of them with the first one, and its carousel does not move by itself', async ({
    page,
  }) => {
    await controlTimers(page);
    await page.goto('');
    expect(await page.locator('html').getAttribute('data-demo')).toBeNull();
    await tiles(page).first().hover();
    await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
    const demo = page.getByRole('group', { name: 'Plain gallery content' });
    for (const gallery of [wall(page), modalExample(page), demo]) {
      await expect(gallery).toHaveAttribute('data-ks-live', '');
    }
    const carousel = carouselOf(page);
    await carousel.root.scrollIntoViewIfNeeded();
    await advanceTimers(page, 60_000);
    await expect(carousel.slide).toHaveAccessibleName(/^1 of 7/);
    await carousel.next.click();
    await expect(carousel.slide).toHaveAccessibleName(/^2 of 7/);
  });
});

test('at 1440 px home is at most 2,600 px high in each edition, with five thumbnails in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const editions = ['', '?edition=angular', '?edition=react'].map((edition) => [edition, edition]);
  await forEachCase(someOf(editions as [string, string][]), async (edition) => {
    await page.goto(`./${edition}`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2601);
    const thumbnails = page.getByRole('group', { name: 'Plain gallery content' }).getByRole('link');
    await expect(thumbnails).toHaveCount(5);
    const boxes = await Promise.all((await thumbnails.all()).map(boxOf));
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    for (const { width } of boxes) expect(width).toBe(200);
  });
  await page.getByRole('link', { name: 'Features', exact: true }).last().click();
  await expect(page).toHaveURL(/\/features\/$/);
});
