import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../lib/cases';
import { expect, expectAccessible, test, waitUntilPrepared } from '../lib/fixtures';
import { carouselOf, liveDemo, openGallery } from '../lib/gallery';
import { nextFrame } from '../lib/viewer';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the accessibility tree', () => {
  test('of the open modal gallery at the first, second and last image', async ({ page }) => {
    const { dialog, next, dots } = await openGallery(page, 'array-simple');
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Modal gallery content":
        - /children: equal
        - group "Modal gallery full screen background"
        - button "Automatic slide show is off because reduced motion is preferred" [disabled]
        - button "Close this modal image gallery"
        - group "Current image and navigation":
          - /children: equal
          - figure "Image 1/5":
            - button "Image 1":
              - img "Image 1"
            - text: Image 1/5
          - button "Description 2":
            - img "Description 2"
          - button "Next image"
        - group "Image navigation dots":
          - /children: equal
          - button "Navigate to image number 1"
          - button "Navigate to image number 2"
          - button "Navigate to image number 3"
          - button "Navigate to image number 4"
          - button "Navigate to image number 5"
        - group "Image previews":
          - /children: equal
          - button "Navigate to image number 1"
          - button "Navigate to image number 2"
          - button "Navigate to image number 3"
          - button "Navigate to image number 4"
          - button "Navigate to image number 5"
          - button "Scroll next previews"
    `);

    await next.click();
    await expect(dialog).toMatchAriaSnapshot(`
      - group "Current image and navigation":
        - /children: equal
        - button "Previous image"
        - button "Image 1":
          - img "Image 1"
        - figure "Image 2/5 - Description 2":
          - button "Description 2":
            - img "Description 2"
          - text: Image 2/5 - Description 2
        - button "Description 3":
          - img "Description 3"
        - button "Next image"
    `);

    await dots.last().click();
    await expect(dialog).toMatchAriaSnapshot(`
      - group "Current image and navigation":
        - /children: equal
        - button "Previous image"
        - button "Description 4":
          - img "Description 4"
        - figure "Image 5/5":
          - button "Image 5":
            - img "Image 5"
          - text: Image 5/5
    `);
  });

  test('of the carousel at the first and second image, and of a plain gallery', async ({
    page,
  }) => {
    await page.goto('demo/carousel/');
    const { root, next } = carouselOf(page);
    const snapshot = (position: number, name: string) => `
      - region "Current image and navigation":
        - /children: equal
        - button "Automatic slide show is off because reduced motion is preferred" [disabled]
        - button "Previous image"
        - tabpanel "${position} of 7":
          - figure:
            - img "${name}"
        - button "Next image"
        - tablist "Image navigation dots":
          - /children: equal
          ${[1, 2, 3, 4, 5, 6, 7]
            .map(
              (dot) =>
                `- tab "Navigate to image number ${dot}"${dot === position ? ' [selected]' : ''}`,
            )
            .join('\n          ')}
        - group "Image previews"
    `;
    await expect(root).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(root).toMatchAriaSnapshot(snapshot(1, 'Description 1'));
    await next.click();
    await expect(root).toMatchAriaSnapshot(snapshot(2, 'Image 2'));

    await page.goto('demo/plain-layouts/');
    await expect(liveDemo(page)).toMatchAriaSnapshot(`
      - region "Row":
        - heading "Row" [level=3]
        - group "Plain gallery content":
          - /children: equal
          - link "Image 1":
            - img "Image 1"
          - link "Image 2":
            - img "Image 2"
    `);
  });

  test('of the navbar, its menu and the search', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('./');
    const bar = page.getByRole('banner');
    await expect(bar).toMatchAriaSnapshot(`
      - banner:
        - /children: equal
        - button "Menu"
        - link "angular-modal-gallery"
        - button "Search"
        - 'button "Theme: as the system"'
    `);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(bar).toMatchAriaSnapshot(`
      - banner:
        - /children: equal
        - button "Menu"
        - link "angular-modal-gallery"
        - navigation "Main":
          - list:
            - /children: equal
            - listitem: 
              - link "Getting started"
            - listitem:
              - link "Features"
            - listitem:
              - link "Examples"
            - listitem:
              - link "Migration guide"
            - listitem:
              - link "About"
        - button "Donate with PayPal to Stefano Cappa"
        - group "Edition":
          - button "Angular"
          - button "React"
        - button "Search"
        - 'button "Theme: as the system"'
    `);

    await page.getByRole('button', { name: 'Search' }).click();
    const search = page.getByRole('dialog', { name: 'Search' });
    const box = search.getByRole('searchbox', { name: 'Search the site' });
    await expect(box).toBeFocused();
    await box.fill('qqxqq');
    await expect(search.getByRole('status')).toHaveText(/No results/);
    await box.fill('carousel');
    await expect(search.getByRole('status')).toHaveText(/\d+ results/);
    await expect(search).toMatchAriaSnapshot(`
      - dialog "Search":
        - search:
          - searchbox "Search the site": carousel
          - button "Close the search"
        - status: /\\d+ results/
        - heading "Best matches" [level=2]
        - list "Best matches":
          - listitem:
            - link /Carousel/
    `);
  });
});

interface TabStop {
  name: string;
  visible: boolean;
  covered: boolean;
  cut: boolean;
}

/**
 * The focused element: its name, whether focus is visible, whether other elements cover it completely, and whether the
 * window or an element around it clips its outline or shadow.
 */
function activeTabStop(page: Page): Promise<TabStop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // The rings of the library's shadow are 6 px wide. A ring inside the element is that of a pseudo-element.
    const ring = boxShadow === 'none' ? parseFloat(outlineWidth) + parseFloat(outlineOffset) : 6;
    const hasRingInside = getComputedStyle(element, '::after').boxShadow !== 'none';
    const isClippedBy = (left: number, right: number) =>
      box.left - ring < left - 0.5 || box.right + ring > right + 0.5;
    const around: Element[] = [];
    for (let next = element.parentElement; next; next = next.parentElement) {
      if (getComputedStyle(next).overflowX !== 'visible') around.push(next);
    }
    const clipped =
      isClippedBy(0, innerWidth) ||
      around.some((parent) => {
        const { left, right } = parent.getBoundingClientRect();
        return isClippedBy(left, right);
      });
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.x + box.width * x, box.y + box.height * y] as const),
    );
    const uncovered = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    });
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`,
      visible: (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
      covered: !uncovered,
      cut: clipped && !hasRingInside,
    };
  });
}

/** Moves the focus through a page, as far as 60 tab stops. */
async function readTabStops(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab');
    // What scrolls to what has the focus says in the next frame that it has reached its end.
    await nextFrame(page);
    const stop = await activeTabStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Elements that have the cursor of what can be clicked, and cannot have the focus. */
const readPointerOnly = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).cursor === 'pointer')
      .filter((element) => !element.closest('a[href], button, summary, label, input, select'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test('every tab stop is visible and has a whole ring, and everything that can be clicked is one', async ({
  page,
}) => {
  const cases = [
    ['./', 1280],
    ['./', 360],
    ['features/carousel/', 1280],
    ['demo/carousel/', 1280],
    ['features/carousel/', 360],
    ['demo/array-simple/', 1280],
    ['demo/previews-custom-size/', 360],
    ['demo/plain-layouts/', 1280],
  ] as const;
  await forEachCase(
    someOf(cases.map((given) => [given.join(' at '), given] as const)),
    async ([path, width]) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await waitUntilPrepared(page);
      expect.soft(await readPointerOnly(page)).toEqual([]);
      const stops = await readTabStops(page);
      expect(stops.length).toBeGreaterThan(15);
      expect.soft(stops.filter(({ visible }) => !visible)).toEqual([]);
      expect.soft(stops.filter(({ covered }) => covered)).toEqual([]);
      expect.soft(stops.filter(({ cut }) => cut)).toEqual([]);
    },
  );
});

test('the tab order is the reading order', async ({ page }) => {
  await page.goto('./');
  for (const name of [
    'Skip to the content',
    'angular-modal-gallery',
    'Getting started',
    'Features',
    'Examples',
    'Migration guide',
    'About',
    'Donate with PayPal to Stefano Cappa',
    'Angular',
    'React',
    'Search',
    'Theme: as the system',
    'See forks',
    'See stars',
    'See watchers',
    'Getting started',
    'Demo',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
});

/** States of pages in which pages.spec.ts, which audits every page, does not see them. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the open menu': async (page) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('./features/');
    await page.getByRole('button', { name: 'Menu' }).click();
  },
  'the open search': async (page) => {
    await page.goto('./about/');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search the site' })).toBeFocused();
  },
  'the search with results': async (page) => {
    await page.goto('./about/');
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('carousel');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d+ results/);
  },
  'the list of examples without a result': async (page) => {
    await page.goto('demo/?component=plain&topic=buttons');
    await expect(page.getByText('No example matches all chosen filters.')).toBeVisible();
  },
};

test(
  'the menu, the search and an empty list have no accessibility violation, light and dark',
  {
    tag: '@all',
  },
  async ({ page }) => {
    await forEachCase(Object.entries(states), async (show) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await show(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    });
  },
);
