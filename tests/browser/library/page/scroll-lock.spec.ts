/** The page behind an open modal gallery neither scrolls nor moves, and its own locks stay its own. */
import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../../lib/cases';
import { modalOf } from '../../lib/gallery';
import { expect, test } from '../../lib/fixtures';
import { closeGallery, gotoPage, openGallery, testPages } from '../../lib/scroll-pages';

test.use({ startsDemos: false, contextOptions: { reducedMotion: 'reduce' } });

testPages();

const elements = ['documentElement', 'body'] as const;

/** The lock of an application: it sets `overflow` of an element, and may restore what was there. */
function lockOf(page: Page, element: (typeof elements)[number]) {
  const set = (value: string) =>
    page.evaluate(
      ([name, overflow]) => {
        const { style } = document[name];
        const before = style.overflow;
        style.overflow = overflow;
        return before;
      },
      [element, value] as const,
    );
  return { set, take: () => set('hidden') };
}

type Lock = ReturnType<typeof lockOf>;

async function expectScrolls(page: Page, scrolls: boolean): Promise<void> {
  await expect(modalOf(page).dialog).toHaveCount(0);
  const isLocked = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].some(
        (each) => getComputedStyle(each).overflowY === 'hidden',
      ),
    );
  expect(await isLocked()).toBe(!scrolls);
}

/** When the application locks and unlocks the page, relative to a gallery. */
const locks: Readonly<Record<string, (page: Page, lock: Lock) => Promise<void>>> = {
  'that ends while the gallery is open ends': async (page, { take, set }) => {
    await take();
    await openGallery(page);
    await set('');
    await closeGallery(page);
  },
  'that ends after the gallery stays until then': async (page, { take, set }) => {
    await take();
    await openGallery(page);
    await closeGallery(page);
    await expectScrolls(page, false);
    await set('');
  },
  'that begins while the gallery is open survives it, and ends': async (page, { take, set }) => {
    await openGallery(page);
    const before = await take();
    await closeGallery(page);
    await expectScrolls(page, false);
    await set(before);
  },
  'that begins and ends while the gallery is open changes nothing': async (page, { take, set }) => {
    await page.addStyleTag({ content: 'html { overflow-y: scroll; }' });
    await openGallery(page);
    await set(await take());
    await closeGallery(page);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
  },
  'and two galleries': async (page, { take, set }) => {
    await take();
    await openGallery(page, 1);
    await openGallery(page, 2);
    await set('');
    await closeGallery(page, 1);
    await closeGallery(page, 2);
  },
};

test('a lock of the application begins and ends when the application says', async ({ page }) => {
  const cases = Object.entries(locks).flatMap(([name, run]) =>
    elements.map((element) => [`one on ${element} ${name}`, { run, element }] as const),
  );
  await forEachCase(cases, async ({ run, element }) => {
    await gotoPage(page, '');
    await run(page, lockOf(page, element));
    await expectScrolls(page, true);
  });
});

/** Locks as libraries have them; each begins and ends once. */
const libraries = {
  'restores what it has saved': `(() => {
    const { style } = document.documentElement;
    let saved;
    return {
      lock() {
        saved = [style.overflow, style.paddingRight];
        style.paddingRight = innerWidth - document.documentElement.clientWidth + 'px';
        style.overflow = 'hidden';
      },
      unlock: () => void ([style.overflow, style.paddingRight] = saved),
    };
  })()`,
  'restores it if its own value is still there': `(() => {
    const { style } = document.documentElement;
    let saved;
    return {
      lock() {
        saved = [style.overflow, style.paddingRight];
        style.paddingRight = innerWidth - document.documentElement.clientWidth + 'px';
        style.overflow = 'hidden';
      },
      unlock() {
        if (style.overflow === 'hidden') [style.overflow, style.paddingRight] = saved;
      },
    };
  })()`,
  'saves and restores the body': `(() => {
    const { style } = document.body;
    let saved;
    return {
      lock() {
        saved = style.cssText;
        style.overflow = 'hidden';
      },
      unlock: () => void (style.cssText = saved),
    };
  })()`,
  'has a class': `({
    lock: () => document.documentElement.classList.add('locked'),
    unlock: () => document.documentElement.classList.remove('locked'),
  })`,
  'has an attribute and counts': `(() => {
    const { body } = document;
    const add = (by) => Number(body.getAttribute('data-locks') ?? 0) + by;
    return {
      lock: () => body.setAttribute('data-locks', add(1)),
      unlock: () => (add(-1) ? body.setAttribute('data-locks', add(-1)) : body.removeAttribute('data-locks')),
    };
  })()`,
  'removes the properties': `({
    lock: () => (document.body.style.overflow = 'hidden'),
    unlock: () => document.body.style.removeProperty('overflow'),
  })`,
} as const;

const orders = [
  'lock unlock open close',
  'lock open unlock close',
  'lock open close unlock',
  'open lock unlock close',
  'open lock close unlock',
  'open close lock unlock',
  'lock open unlock lock close unlock',
  'open lock unlock lock close unlock',
];

test('a lock of a library and that of a gallery leave nothing, in any order, and end with the later one', async ({
  page,
}) => {
  const css = '.locked { overflow: hidden } [data-locks] { overflow: hidden !important }';
  const cases = Object.entries(libraries).flatMap(([name, library]) =>
    orders.map((order) => [`a library that ${name}: ${order}`, { library, order }] as const),
  );
  const isScrollable = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].every(
        (each) => getComputedStyle(each).overflowY !== 'hidden',
      ),
    );
  const readStyle = () =>
    page.evaluate(() => {
      const { documentElement: root, body } = document;
      const { paddingLeft, paddingRight } = getComputedStyle(root);
      const widths = [paddingLeft, paddingRight, root.clientWidth, body.clientWidth];
      return [getComputedStyle(root).overflow, getComputedStyle(body).overflow, ...widths].join();
    });
  await forEachCase(someOf(cases), async ({ library, order }) => {
    await gotoPage(page, css);
    const before = await readStyle();
    await page.evaluate((code) => Object.assign(window, { lib: (0, eval)(code) }), library);
    let holders = 0;
    for (const step of order.split(' ')) {
      if (step === 'open') await openGallery(page);
      else if (step === 'close') {
        await closeGallery(page);
        await expect(modalOf(page).dialog).toHaveCount(0);
      } else await page.evaluate(`lib.${step}()`);
      holders += step === 'lock' || step === 'open' ? 1 : -1;
      expect(await isScrollable(), `after ${step}`).toBe(holders === 0);
    }
    expect(await readStyle()).toBe(before);
  });
});

test('the lock of the page is no style that every element of it inherits', async ({ page }) => {
  await gotoPage(page, '');
  const count = () =>
    page.evaluate(() => {
      const inherits = (element: Element) =>
        getComputedStyle(element).getPropertyValue('--ks-scroll-lock') !== '';
      return [...document.querySelectorAll('*')].filter(inherits).length;
    });
  await openGallery(page);
  expect(await count()).toBe(1);
  await closeGallery(page);
  expect(await count()).toBe(0);
});
