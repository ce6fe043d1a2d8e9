import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../lib/cases';
import { boxOf, expect, expectAccessible, test } from '../lib/fixtures';

const demo = './demo/previews-custom-size/';

const links = ['Getting started', 'Features', 'Examples', 'Migration guide', 'About'];

const navbarOf = (page: Page) => page.getByRole('banner');
const mainOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Examples' });

const bottomOf = async (page: Page) => {
  const { y, height } = await boxOf(navbarOf(page));
  return y + height;
};

async function expectWholeLinks(page: Page): Promise<void> {
  for (const name of links)
    await expect(mainOf(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
}

/** What assistive technology is told of the menu button; the browser knows it from `popovertarget`. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '.menu-button',
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    nodeId,
    fetchRelatives: false,
  });
  await session.detach();
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

const cases = <Given>(given: readonly Given[]) =>
  given.map((each) => [`at ${String(each)} px`, each] as const);

test.describe('the navbar', () => {
  test('is 56 px high, and its open menu of 150 px covers the page', async ({ page }) => {
    await page.goto('./about/');
    const button = menuButton(page);
    const topOfPage = async () => (await boxOf(page.getByRole('main'))).y;
    await forEachCase(someOf(cases([360, 320, 768, 989])), async (width) => {
      await page.setViewportSize({ width, height: 800 });
      await expect(mainOf(page)).toBeHidden();
      expect(await isExpanded(page)).toBe(false);
      expect(await bottomOf(page)).toBe(56);

      await button.click();
      expect(await isExpanded(page)).toBe(true);
      expect(await bottomOf(page)).toBe(150);
      expect(await topOfPage()).toBe(56);
      const menu = await boxOf(page.locator('.menu'));
      expect(menu.y + menu.height).toBe(150);
      await expectWholeLinks(page);
      await expect(page.getByRole('button', { name: 'Donate with PayPal' })).toBeInViewport({
        ratio: 1,
      });

      await button.click();
      await expect(mainOf(page)).toBeHidden();
      expect(await bottomOf(page)).toBe(56);
    });
    await test.step('scrolls away in a low window', async () => {
      await page.setViewportSize({ width: 640, height: 256 });
      await page.evaluate(() => scrollTo(0, 500));
      await expect(navbarOf(page)).not.toBeInViewport();
    });
  });

  test('is expanded from 990 px on, has badges from 1059 px on and begins with the content', async ({
    page,
  }) => {
    await page.goto('./about/');
    await forEachCase(cases([990, 1058, 1059, 1440, 2560]), async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await expect(menuButton(page)).toBeHidden();
      await expectWholeLinks(page);
      const forks = page.getByRole('link', { name: 'See forks' });
      if (width >= 1059) await expect(forks).toBeInViewport({ ratio: 1 });
      else await expect(forks).toBeHidden();
      expect((await boxOf(navbarOf(page))).height).toBe(56);
      if (width < 1440) return;
      const { x } = await boxOf(page.getByRole('heading', { level: 1 }));
      expect((await boxOf(navbarOf(page).locator('img').first())).x).toBe(x);
    });
  });

  test.describe('with a font of the system', () => {
    test.use({ expectedProblems: /ERR_FAILED/ });

    test('keeps one row', { tag: '@all' }, async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('./');
      await forEachCase(cases([990, 1059, 1200, 1376, 1408, 1440]), async (width) => {
        await page.setViewportSize({ width, height: 800 });
        expect((await boxOf(navbarOf(page))).height).toBe(56);
      });
    });
  });

  test('closes its menu on Escape, after a choice, in a wide window and when focus leaves it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('./getting-started/');
    const [button, main] = [menuButton(page), mainOf(page)];
    await button.press('Enter');
    await expect(main).toBeVisible();
    await page.getByRole('button', { name: 'React', exact: true }).focus();
    await expect(main).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(main).toBeHidden();
    await expect(page.locator(':focus')).toBeVisible();

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

  test('a click on the donation button leads to the payment provider', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('form.donation').getByText('Donate', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Donate with PayPal to Stefano Cappa' }).click();
    await expect(page).toHaveTitle('Payment');
  });

  test('is skipped with the first tab stop, and its focus does not scroll the page', async ({
    page,
  }) => {
    // At once instead of smoothly.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./features/common/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await skip.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await forEachCase(cases([360, 1280]), async (width) => {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => scrollTo(0, 600));
      for (const name of ['angular-modal-gallery', /^Theme/]) {
        const control = navbarOf(page).getByRole(name instanceof RegExp ? 'button' : 'link', {
          name,
        });
        await control.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(control).toBeFocused();
        expect(await page.evaluate(() => scrollY)).toBe(600);
      }
    });
  });

  test('covers nothing with a default text size of 32 px, and cuts nothing off', async ({
    context,
    page,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await forEachCase(someOf(cases([360, 640, 768, 1280])), async (width) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('./features/modal-gallery/');
      const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
      expect((await boxOf(breadcrumbs)).y).toBeGreaterThanOrEqual(await bottomOf(page));
      expect(await bottomOf(page), 'a third of the height').toBeLessThanOrEqual(800 / 3);
      if (width === 640) {
        await menuButton(page).click();
        await expectWholeLinks(page);
        const overflow = () => document.documentElement.scrollWidth - innerWidth;
        expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
        await menuButton(page).click();
      }

      await page.goto('./features/modal-gallery/#SlideConfig');
      const heading = page.getByRole('heading', { name: 'SlideConfig' });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const contents = await boxOf(page.getByRole('navigation', { name: 'On this page' }));
      const lowest = width < 990 ? contents.y + contents.height : 0;
      const { y } = await boxOf(heading);
      expect(y).toBeGreaterThanOrEqual(Math.max(await bottomOf(page), lowest));
      if (width < 990) return;
      const sidebar = await boxOf(page.locator('.sidebar'));
      expect(sidebar.y).toBe(await bottomOf(page));
      expect(sidebar.y + sidebar.height).toBeLessThanOrEqual(800);
    });
  });
});

test.describe('without JavaScript @no-script', () => {
  // Chromium reports a rejected promise of its own when it skips a page transition.
  test.use({ expectedProblems: /ViewTransition opt-in disabled/ });

  test('the menu opens, leads to an area and closes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('./');
    const [button, main] = [menuButton(page), mainOf(page)];
    await button.click();
    await expect(main).toBeVisible();
    await button.click();
    await expect(main).toBeHidden();
    await button.click();
    await main.getByRole('link', { name: 'Examples' }).click();
    await expect(page).toHaveURL(/\/demo\/$/);
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('the sidebar opens its groups, and controls that need JavaScript are hidden', async ({
    page,
  }) => {
    await page.goto(demo);
    for (const name of [/^Theme/, 'Search'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('searchbox', { name: 'Filter examples' })).toBeHidden();
    const sidebar = sidebarOf(page);
    await expect(sidebar.getByRole('link', { name: 'Custom previews size' })).toBeVisible();
    await page.getByText('Carousel', { exact: true }).click();
    await expect(sidebar.getByRole('link', { name: 'Carousel minimal' })).toBeVisible();
  });
});

test('the demo sidebar filters its entries, and remembers the groups that the user opens', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('ks'));
  await page.goto(demo);
  const plain = page.getByRole('link', { name: 'Plain layouts' });
  const current = sidebarOf(page).getByRole('link', { name: 'Base64' });
  await expect(current).toBeVisible();
  await expect(plain).toBeHidden();
  await test.step('filters', async () => {
    const filter = page.getByRole('searchbox', { name: 'Filter examples' });
    await filter.fill('carousel fix');
    await expect(sidebarOf(page).getByRole('listitem')).toHaveText(['Carousel fixed width']);
    await expect(page.getByText('1 example', { exact: true })).toBeAttached();
    await filter.fill('');
    await expect(current).toBeVisible();
    await expect(sidebarOf(page).getByRole('link', { name: /^Carousel fixed/ })).toBeHidden();
    expect(await stored()).toBeNull();
  });
  await test.step('remembers', async () => {
    await page.getByText('Plain', { exact: true }).click();
    await expect(plain).toBeVisible();
    expect(JSON.parse((await stored()) ?? '')).toEqual({
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
  await test.step('is one closed disclosure above the content on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.reload();
    await expect(sidebarOf(page)).toBeHidden();
    await page.getByText('All examples').click();
    await expect(current).toBeVisible();
  });
});

test('the sidebar works when storage is blocked', { tag: '@all' }, async ({ page }) => {
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

const scheme = () => getComputedStyle(document.documentElement).colorScheme;

test('the theme switches between light, dark and system, and is remembered', async ({ page }) => {
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

test('a theme that is chosen in another tab is followed', async ({ page, context }) => {
  await page.goto('./about/');
  const other = await context.newPage();
  await other.goto('./migration/');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await expect(other.getByRole('button', { name: /^Theme/ })).toHaveAccessibleName('Theme: light');
  expect(await other.evaluate(scheme)).toBe('light');
  // Another edition would change the text that is being read.
  await page.evaluate(() => localStorage.setItem('ks-edition', 'react'));
  await page.evaluate(() => localStorage.clear());
  await expect(other.getByRole('button', { name: /^Theme/ })).toHaveAccessibleName(
    'Theme: as the system',
  );
  await expect(other.locator('html')).not.toHaveAttribute('data-edition');
});

test('@touch fields have text of at least 16 px, below which Safari enlarges the page', async ({
  page,
}) => {
  const cases = ['./demo/', './playground/', './react/route-url/'].map(
    (path) => [path, path] as const,
  );
  await forEachCase(cases, async (path) => {
    await page.goto(path);
    const sizes = await page
      .locator(
        'input:not([type=checkbox], [type=radio], [type=image], [type=hidden]), select, textarea',
      )
      .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes).not.toEqual([]);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
});

test('tables keep their rows, cells and columns in a narrow window', async ({ page }) => {
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

  await page.goto('./features/modal-gallery/');
  const table = page.getByRole('table', { name: 'Fields of SlideConfig' });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const row = table.getByRole('row', { name: /^infinite/ });
    await expect(row.getByRole('rowheader')).toContainText('Continues with the first image');
    await expect(row.getByRole('cell')).toHaveText(['boolean', 'false']);
    for (const cell of await row.getByRole('cell').all()) await expect(cell).toBeVisible();
  }
  await expect(table.getByRole('columnheader')).toHaveText(['Field', 'Type', 'Default']);
});

test('words in the tables of options are whole', { tag: '@all' }, async ({ page }) => {
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

  test('gets status 404, suggests the pages that may have been meant, and fills the search', async ({
    page,
  }) => {
    const response = await page.goto('./features/carousell/');
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error 404: Page not found');
    await expectAccessible(page);
    const nearest = page.getByRole('region', { name: 'Did you mean' });
    await expect(nearest.getByRole('link').first()).toHaveText('Carousel');

    const main = page.getByRole('main');
    const field = page.getByRole('dialog').getByRole('searchbox');
    await main.getByRole('button', { name: 'Search the site' }).click();
    await expect(field).toHaveValue('features carousell');
    await field.fill('carousel');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/best/);
    await page.getByRole('dialog').getByRole('link', { name: 'Carousel' }).first().click();
    await expect(page).toHaveURL(/carousel\/(#.*)?$/);

    await page.goBack();
    await nearest.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/features\/carousel\/$/);
    await page.goto('./nothing/');
    await main.getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveTitle('Home | angular-modal-gallery');
  });

  test('lists all pages without JavaScript @no-script', { tag: '@all' }, async ({ page }) => {
    await page.goto('./features/carousell/');
    await expect(page.getByText('Did you mean')).toBeHidden();
    await page.getByText('All pages').click();
    await expect(page.getByRole('link', { name: 'Photo layouts' })).toBeVisible();
  });
});
