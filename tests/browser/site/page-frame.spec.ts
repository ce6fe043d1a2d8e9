import { forEachCase, someOf } from '../lib/cases';
import { boxOf, expect, test } from '../lib/fixtures';

const reference = './features/modal-gallery/';
const contents = { name: 'On this page' };

test.describe('on a wide page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('navigation, text and contents are side by side, and the contents mark the section that is read', async ({
    page,
  }) => {
    await page.goto(reference);
    const sidebar = page.getByRole('navigation', { name: 'Features' });
    const list = page.getByRole('navigation', contents);
    const heading = page.getByRole('heading', { level: 1 });
    const [left, middle, right] = await Promise.all([sidebar, heading, list].map(boxOf));
    expect(left!.x + left!.width).toBeLessThan(middle!.x);
    expect(middle!.x + 300).toBeLessThan(right!.x);

    const link = list.getByRole('link', { name: 'SlideConfig', exact: true });
    await page.evaluate(() => document.getElementById('SlideConfig')!.scrollIntoView());
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(heading).not.toBeInViewport();
    await expect(sidebar.getByRole('link', { name: 'Overview' })).toBeInViewport();
    await expect(list.getByRole('link', { name: 'API' })).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(link).not.toHaveAttribute('aria-current');
  });

  test('the sidebar shows the current entry', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    const cases = [
      ['./demo/invert-swipe/', 'Examples'],
      ['./getting-started/', 'Guides'],
      ['./migration/', 'Guides'],
      ['./about/', 'Guides'],
      ['./performance/', 'Guides'],
    ] as const;
    await forEachCase(
      someOf(cases.map((given) => [given[0], given] as const)),
      async ([path, name]) => {
        await page.goto(path);
        const entry = page.getByRole('navigation', { name }).locator('[aria-current=page]');
        await expect(entry).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY)).toBe(0);
        const list = page.getByRole('navigation', contents);
        await expect(list.getByRole('link').first()).toBeVisible();
      },
    );
  });
});

test('a folded part is opened by a link to it, and printed', async ({ page }) => {
  const table = (name: string) =>
    page.getByRole('table', { name: `Measures: ${name}`, exact: true });
  await page.goto('./performance/#carouselFull');
  await expect(table('Carousel, full')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Carousel, full' })).toBeInViewport();
  await expect(table('Plain gallery')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(table('Plain gallery')).toBeVisible();

  const row = (name: string) => page.getByRole('main').getByRole('row', { name });
  await page.emulateMedia({ media: 'screen' });
  await page.goto('./react/differences/#events');
  await expect(row('buttonBeforeHook')).toBeVisible();
  await expect(row('External URL')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['External URL', 'ModalGalleryRef id']) await expect(row(name)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await test.step('the contents mark nothing before the first of several parts', async () => {
    const list = page.getByRole('navigation', contents);
    await page.getByRole('heading', { name: 'Configuration and updates' }).click();
    await page.evaluate(() => document.getElementById('updates')!.scrollIntoView());
    const link = list.getByRole('link', { name: 'Configuration and updates' });
    await expect(link).toHaveAttribute('aria-current', 'true');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(list.locator('[aria-current]')).toHaveCount(0);
  });
});

test('the title band is at most 96 px high, and the contents beside a sidebar are as wide as the content', async ({
  page,
}) => {
  const paths = ['./demo/previews-custom-size/', reference, './migration/'];
  const cases = [...paths, './demo/carousel-features-disable/'].map(
    (path) => [path, path] as const,
  );
  await forEachCase(someOf(cases), async (path) => {
    await page.goto(path);
    for (const width of [990, 1190, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await boxOf(page.locator('.title-band'))).height).toBeLessThanOrEqual(96);
      if (!path.startsWith('./demo') || width === 1440) continue;
      const list = await boxOf(page.getByRole('navigation', contents));
      const area = await boxOf(page.getByRole('region', { name: 'Live demo' }));
      expect(list).toMatchObject({ x: area.x, width: area.width });
    }
  });
});

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

test('the text of About is set in Figtree of this host, in lines of 640 px, and not too long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
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
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2501);
});
