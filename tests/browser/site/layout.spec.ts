import { boxOf, expect, expectAccessible, test, rareIf } from '../lib/fixtures';

const demo = './demo/previews-custom-size/';

const menuButton = { name: 'Menu' };
const links = ['Getting started', 'Features', 'Examples', 'Migration guide', 'About'];

test.describe('the navbar', () => {
  for (const width of [320, 360, 768, 989]) {
    test(
      `is 56 px high at ${width} px, and 150 px with the menu open`,
      rareIf(width !== 360),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('./');
        const bar = page.getByRole('banner');
        const main = page.getByRole('navigation', { name: 'Main' });
        const height = async () => (await boxOf(bar)).height;
        expect(await height()).toBe(56);
        await expect(main).toBeHidden();

        const button = page.getByRole('button', menuButton);
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        expect(await height()).toBe(150);
        const menu = await boxOf(page.locator('.menu'));
        expect(menu.y + menu.height).toBe(150);
        for (const name of links)
          await expect(main.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('button', { name: 'Donate with PayPal' })).toBeInViewport({
          ratio: 1,
        });

        await button.click();
        await expect(main).toBeHidden();
        expect(await height()).toBe(56);
      },
    );
  }

  for (const [width, badges] of [
    [990, false],
    [1058, false],
    [1059, true],
  ] as const) {
    test(
      `is expanded at ${width} px, ${badges ? 'with' : 'without'} badges`,
      rareIf(width !== 990),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('./');
        await expect(page.getByRole('button', menuButton)).toBeHidden();
        for (const name of links) {
          await expect(page.getByRole('banner').getByRole('link', { name })).toBeInViewport({
            ratio: 1,
          });
        }
        const forks = page.getByRole('link', { name: 'See forks' });
        if (badges) await expect(forks).toBeInViewport({ ratio: 1 });
        else await expect(forks).toBeHidden();
        expect((await boxOf(page.getByRole('banner'))).height).toBe(56);
      },
    );
  }

  test.describe('with a font of the system', () => {
    test.use({ expectedProblems: /ERR_FAILED/ });

    test('keeps one row', async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      for (const width of [990, 1059, 1200, 1376, 1408, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('./');
        expect((await boxOf(page.getByRole('banner'))).height).toBe(56);
      }
    });
  });

  test('closes its menu when the focus leaves it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('./getting-started/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', menuButton).press('Enter');
    await expect(main).toBeVisible();
    await page.getByRole('button', { name: 'React', exact: true }).focus();
    await expect(main).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(main).toBeHidden();
    await expect(page.locator(':focus')).toBeVisible();
  });

  test('closes its menu after a choice, on Escape and when the window becomes wide', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('./');
    const button = page.getByRole('button', menuButton);
    const main = page.getByRole('navigation', { name: 'Main' });

    await button.press('Enter');
    await expect(main).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(main).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(main).toBeHidden();

    await button.click();
    await main.getByRole('link', { name: 'Examples' }).click();
    await expect(page).toHaveURL(/\/demo\/$/);
    await expect(main).toBeHidden();
  });

  test('grows with enlarged text and cuts nothing off', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto('./');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.getByRole('button', menuButton).click();
    for (const name of links) {
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  for (const width of [1440, 2560]) {
    test(`begins and ends with the content at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('./about/');
      const logo = await boxOf(page.getByRole('banner').locator('img').first());
      const content = await boxOf(page.getByRole('heading', { level: 1 }));
      expect(logo.x).toBe(content.x);
    });
  }

  test('a click on the donation button leads to the payment provider', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('form.donation').getByText('Donate', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Donate with PayPal to Stefano Cappa' }).click();
    await expect(page).toHaveTitle('Payment');
  });

  test('is skipped with the first tab stop', async ({ page }) => {
    await page.goto('./about/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await skip.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('with a default text size of 32 px', () => {
  test.beforeEach(async ({ context, page }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  });

  for (const width of [360, 768, 1280]) {
    test(`the navbar covers nothing at ${width} px`, rareIf(width === 768), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const bar = page.getByRole('banner');
      const bottom = async () => {
        const { y, height } = await boxOf(bar);
        return y + height;
      };
      await page.goto('./features/modal-gallery/');
      const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
      expect((await boxOf(breadcrumbs)).y).toBeGreaterThanOrEqual(await bottom());
      expect(await bottom(), 'a third of the height').toBeLessThanOrEqual(800 / 3);

      await page.goto('./features/modal-gallery/#SlideConfig');
      const heading = page.getByRole('heading', { name: 'SlideConfig' });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const contents = await boxOf(page.getByRole('navigation', { name: 'On this page' }));
      const lowest = Math.max(await bottom(), width < 990 ? contents.y + contents.height : 0);
      expect((await boxOf(heading)).y).toBeGreaterThanOrEqual(lowest);
      if (width < 990) return;
      const sidebar = await boxOf(page.locator('.sidebar'));
      expect(sidebar.y).toBe(await bottom());
      expect(sidebar.y + sidebar.height).toBeLessThanOrEqual(800);
    });
  }
});

for (const width of [360, 1280]) {
  test(`focus in the navbar does not scroll the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('./features/common/');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    const scrolled = () => page.evaluate(() => scrollY);
    const bar = page.getByRole('banner');
    // At once instead of smoothly.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const button of [bar.locator('.brand'), bar.getByRole('button', { name: /^Theme/ })]) {
      await button.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      expect(await scrolled()).toBe(600);
    }
  });
}

test('the navbar scrolls away in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 256 });
  await page.goto('./about/');
  await page.evaluate(() => scrollTo(0, 500));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('the open menu covers the page instead of moving it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./about/');
  const { y } = await boxOf(page.getByRole('main'));
  expect(y).toBe(56);
  await page.getByRole('button', menuButton).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect((await boxOf(page.getByRole('main'))).y).toBe(y);
});

test.describe('layout without JavaScript @no-script', () => {
  // Chromium reports a rejected promise of its own when it skips a page transition.
  test.use({ expectedProblems: /ViewTransition opt-in disabled/ });

  test('the menu opens, leads to an area and closes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('./');
    const main = page.getByRole('navigation', { name: 'Main' });
    const button = page.getByRole('button', menuButton);
    await button.click();
    await expect(main).toBeVisible();
    await button.click();
    await expect(main).toBeHidden();
    await button.click();
    await main.getByRole('link', { name: 'Examples' }).click();
    await expect(page).toHaveURL(/\/demo\/$/);
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('controls that need JavaScript are hidden', async ({ page }) => {
    await page.goto(demo);
    await expect(page.getByRole('button', { name: /^Theme/ })).toBeHidden();
    await expect(page.getByRole('searchbox', { name: 'Filter examples' })).toBeHidden();
  });

  test('the sidebar shows the current group, and another one opens', async ({ page }) => {
    await page.goto(demo);
    const sidebar = page.getByRole('navigation', { name: 'Examples' });
    await expect(sidebar.getByRole('link', { name: 'Custom previews size' })).toBeVisible();
    await page.getByText('Carousel', { exact: true }).click();
    await expect(sidebar.getByRole('link', { name: 'Carousel minimal' })).toBeVisible();
  });
});

test.describe('the demo sidebar', () => {
  const stored = () => localStorage.getItem('ks');

  test('remembers its groups, and shows the current group without storing it', async ({ page }) => {
    await page.goto(demo);
    const plain = page.getByRole('link', { name: 'Plain layouts' });
    await expect(page.getByRole('link', { name: 'Base64' })).toBeVisible();
    await expect(plain).toBeHidden();
    expect(await page.evaluate(stored)).toBeNull();

    await page.getByText('Plain', { exact: true }).click();
    await expect(plain).toBeVisible();
    expect(JSON.parse((await page.evaluate(stored)) ?? '')).toEqual({
      modalOpen: false,
      plainOpen: true,
      carouselOpen: false,
    });

    await page.reload();
    await expect(plain).toBeVisible();
    await page.getByText('Plain', { exact: true }).click();
    await page.reload();
    await expect(plain).toBeHidden();
  });

  for (const value of ['{', '"x"', '[]', '{"plainOpen":"yes"}']) {
    test(
      `treats the invalid stored state ${value} as closed`,
      rareIf(value !== '{'),
      async ({ page }) => {
        await page.addInitScript((text) => localStorage.setItem('ks', text), value);
        await page.goto(demo);
        await expect(page.getByRole('link', { name: 'Plain layouts' })).toBeHidden();
      },
    );
  }

  test('works when storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(demo);
    await page.getByText('Plain', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Plain layouts' })).toBeVisible();
  });

  test('filters its entries and restores the groups', async ({ page }) => {
    await page.goto(demo);
    const sidebar = page.getByRole('navigation', { name: 'Examples' });
    const filter = page.getByRole('searchbox', { name: 'Filter examples' });
    await filter.fill('carousel fix');
    await expect(sidebar.getByRole('listitem')).toHaveText(['Carousel fixed width']);
    await expect(page.getByText('1 example', { exact: true })).toBeAttached();
    await filter.fill('');
    await expect(sidebar.getByRole('link', { name: 'Base64' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Carousel fixed width' })).toBeHidden();
    expect(await page.evaluate(stored)).toBeNull();
  });

  test('is one closed disclosure above the content on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(demo);
    await expect(page.getByRole('navigation', { name: 'Examples' })).toBeHidden();
    await page.getByText('All examples').click();
    await expect(page.getByRole('link', { name: 'Base64' })).toBeVisible();
  });
});

test.describe('the theme', () => {
  const scheme = () => getComputedStyle(document.documentElement).colorScheme;

  test('switches between light, dark and system, and is remembered', async ({ page }) => {
    await page.goto('./about/');
    const button = page.getByRole('button', { name: /^Theme/ });
    await expect(button).toHaveAccessibleName('Theme: as the system');
    expect(await page.evaluate(scheme)).toBe('light dark');
    await button.click();
    await expect(button).toHaveAccessibleName('Theme: light');
    await button.click();
    await expect(button).toHaveAccessibleName('Theme: dark');
    expect(await page.evaluate(scheme)).toBe('dark');

    await page.goto('./');
    expect(await page.evaluate(scheme)).toBe('dark');
    await button.click();
    await expect(button).toHaveAccessibleName('Theme: as the system');
    await page.reload();
    expect(await page.evaluate(scheme)).toBe('light dark');
  });
});

for (const width of [990, 1190]) {
  test(
    `beside a sidebar the contents are as wide as the content at ${width} px`,
    rareIf(width === 1190),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(demo);
      const contents = await boxOf(page.getByRole('navigation', { name: 'On this page' }));
      const area = await boxOf(page.getByRole('region', { name: 'Live demo' }));
      expect(contents).toMatchObject({ x: area.x, width: area.width });
    },
  );
}

test('on a phone every cell of the tables about performance is in the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./performance/');
  for (const title of await page.getByRole('main').getByRole('heading', { level: 3 }).all()) {
    await title.click();
  }
  const ends = await page
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(50);
  expect(Math.max(...ends)).toBeLessThanOrEqual(360);
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

test('words in the tables of options are whole', async ({ page }) => {
  for (const [width, path] of [
    [360, './demo/accessibility/'],
    [1440, './demo/buttons-custom-fa/'],
    [1440, './features/plain-gallery/'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    const broken = await page.locator('td code, th code').evaluateAll((elements) => {
      const tops = (text: Text) =>
        [...text.data].map((_, index) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().top;
        });
      const visible = elements.filter((element) => element.checkVisibility());
      return visible.flatMap((element) =>
        [...element.childNodes]
          .filter((node) => node instanceof Text)
          .filter((text) => {
            const lines = tops(text);
            return lines.some(
              (top, index) =>
                top > lines[0]! &&
                /\w\w/.test(text.data.slice(index - 1, index + 1)) &&
                top > lines[index - 1]!,
            );
          })
          .map(({ data }) => data),
      );
    });
    expect(broken, path).toEqual([]);
  }
});

test('a legacy hash URL redirects to its page', async ({ page }) => {
  await page.goto('./#/features/carousel');
  await expect(page).toHaveURL(/\/features\/carousel\/$/);
});

test.describe('an unknown URL', () => {
  test.use({ expectedProblems: /404/ });

  test('gets status 404 and a page that links to the home page', async ({ page }) => {
    const response = await page.goto('./nothing/');
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error 404: Page not found');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveTitle('Home | angular-modal-gallery');
  });

  test('suggests the pages that may have been meant, and fills the search', async ({ page }) => {
    await page.goto('./features/carousell/');
    const nearest = page.getByRole('region', { name: 'Did you mean' });
    await expect(nearest.getByRole('link').first()).toHaveText('Carousel');
    await page.getByRole('main').getByRole('button', { name: 'Search the site' }).click();
    await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('features carousell');
    await page.keyboard.press('Escape');
    await nearest.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/features\/carousel\/$/);
  });

  test('lists all pages without JavaScript @no-script', async ({ page }) => {
    await page.goto('./features/carousell/');
    await expect(page.getByText('Did you mean')).toBeHidden();
    await page.getByText('All pages').click();
    await expect(page.getByRole('link', { name: 'Photo layouts' })).toBeVisible();
  });
});
