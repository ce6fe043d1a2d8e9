import { boxOf, expect, test, rareIf } from '../lib/fixtures';

const reference = './features/modal-gallery/';
const contents = { name: 'On this page' };

test.describe('on a wide page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('navigation, text and contents stand side by side, and both sides stay in view', async ({
    page,
  }) => {
    await page.goto(reference);
    const sidebar = page.getByRole('navigation', { name: 'Features' });
    const list = page.getByRole('navigation', contents);
    const heading = page.getByRole('heading', { level: 1 });
    const [left, middle, right] = await Promise.all([sidebar, heading, list].map(boxOf));
    expect(left!.x + left!.width).toBeLessThan(middle!.x);
    expect(middle!.x + 300).toBeLessThan(right!.x);

    await page.getByRole('heading', { name: 'SlideConfig' }).scrollIntoViewIfNeeded();
    await expect(heading).not.toBeInViewport();
    await expect(sidebar.getByRole('link', { name: 'Overview' })).toBeInViewport();
    await expect(list.getByRole('link', { name: 'API' })).toBeInViewport();
  });

  test('the contents mark nothing before the first of several lists', async ({ page }) => {
    await page.goto('/react/differences');
    const list = page.getByRole('navigation', contents);
    const link = list.getByRole('link', { name: 'Configuration and updates' });
    await page.getByRole('heading', { name: 'Configuration and updates' }).click();
    await page.evaluate(() => document.getElementById('updates')!.scrollIntoView());
    await expect(link).toHaveAttribute('aria-current', 'true');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(list.locator('[aria-current]')).toHaveCount(0);
  });

  test('the contents mark the section that is read', async ({ page }) => {
    await page.goto(reference);
    const link = page
      .getByRole('navigation', contents)
      .getByRole('link', { name: 'SlideConfig', exact: true });
    await page.evaluate(() => document.getElementById('SlideConfig')!.scrollIntoView());
    await expect(link).toHaveAttribute('aria-current', 'true');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(link).not.toHaveAttribute('aria-current');
  });

  test('the sidebar scrolls by itself to the current entry', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('./demo/invert-swipe/');
    const entry = page
      .getByRole('navigation', { name: 'Examples' })
      .getByRole('link', { name: 'Invert swipe direction' });
    await expect(entry).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  for (const path of ['./getting-started/', './migration/', './about/', './performance/']) {
    test(
      `${path} has the guides on its left and its contents on its right`,
      rareIf(path !== './about/'),
      async ({ page }) => {
        await page.goto(path);
        const guides = page.getByRole('navigation', { name: 'Guides' });
        await expect(guides.locator('[aria-current=page]')).toBeInViewport();
        await expect(
          page.getByRole('navigation', contents).getByRole('link').first(),
        ).toBeVisible();
      },
    );
  }
});

test('a link to a folded part opens it, with its name in view', async ({ page }) => {
  await page.goto('./performance/#carouselFull');
  await expect(page.getByRole('table', { name: 'Measures: Carousel, full' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Carousel, full' })).toBeInViewport();
  await expect(page.getByRole('table', { name: 'Measures: Plain gallery' })).toBeHidden();
});

for (const width of [990, 1440]) {
  test(
    `the title band is at most 96 px high at ${width} px`,
    rareIf(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [reference, './demo/carousel-features-disable/', './migration/']) {
        await page.goto(path);
        expect((await boxOf(page.locator('.title-band'))).height).toBeLessThanOrEqual(96);
      }
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the contents stay below the navbar with the name of the section, and close after a choice', async ({
    page,
  }) => {
    await page.goto(reference);
    const list = page.getByRole('navigation', contents);
    const summary = list.locator('summary');
    await page.evaluate(() => document.getElementById('SlideConfig')!.scrollIntoView());
    await expect(summary).toHaveAttribute('data-section', 'SlideConfig');
    expect((await boxOf(list)).y).toBeCloseTo(56, 0);

    await summary.click();
    await list.getByRole('link', { name: 'ModalGalleryRef', exact: true }).click();
    await expect(list.getByRole('link', { name: 'API' })).toBeHidden();
    const heading = page.getByRole('heading', { name: 'ModalGalleryRef' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const { y, height } = await boxOf(list);
    expect((await boxOf(heading)).y).toBeGreaterThanOrEqual(y + height);
  });
});

test('a line of text is 640 px wide and has fewer than 85 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./about/');
  const lead = page.getByText('wrote the Angular package');
  const { width, characters } = await lead.evaluate(async (paragraph) => {
    await document.fonts.ready;
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = getComputedStyle(paragraph).font;
    const { width } = context.measureText(paragraph.textContent);
    const { clientWidth, textContent } = paragraph;
    return { width: clientWidth, characters: (clientWidth * textContent.length) / width };
  });
  expect(width).toBe(640);
  expect(characters).toBeLessThan(85);
});

test('the text is set in Figtree, which the page preloads and serves itself', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('./about/');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.map((url) => new URL(url).origin)).toEqual([new URL(page.url()).origin]);
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(faces.some((family) => /figtree/i.test(family))).toBe(true);
});
