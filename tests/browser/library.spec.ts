import type { Locator, Page } from '@playwright/test';
import { openModal } from './demos/gallery';
import { boxOf, expect, expectAccessible, holdRequests, test, rareIf } from './fixtures';
import { advanceTimers, controlTimers } from './timers';
import { countKept } from './videos';
import { settle } from './viewer';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Modal gallery content' });
const thumbnail = (page: Page, position = 3): Locator =>
  page
    .getByRole('group', { name: 'Plain gallery content' })
    .getByRole('link')
    .nth(position - 1);
const caption = (page: Page): Locator => dialog(page).locator('figcaption');
const figure = (page: Page): Locator => dialog(page).getByRole('figure');
const closeButton = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: 'Close this modal image gallery' });

/** Opens the home page; the test fires its long timers. */
async function openHome(page: Page): Promise<void> {
  await controlTimers(page);
  await page.goto('./');
}

/** Opens the modal gallery at the third image and waits until it has loaded. */
async function openAtThird(page: Page): Promise<void> {
  await openHome(page);
  await thumbnail(page).click();
  await waitForImage(page);
}

/** Opens a modal gallery that has no name in the URL. */
async function openUnnamed(page: Page): Promise<Locator> {
  await controlTimers(page);
  await page.goto('demo/array-simple/');
  const opener = page.getByRole('button', { name: 'Open the gallery' });
  await openModal(opener);
  await waitForImage(page);
  return opener;
}

async function waitForImage(page: Page): Promise<void> {
  await advanceTimers(page, 300);
  await dialog(page).locator('figure[data-status=loaded]').waitFor();
}

const closeActions: Record<string, (page: Page) => Promise<void>> = {
  'the button': (page) => closeButton(page).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click outside': (page) => page.mouse.click(640, 10),
  Back: async (page) => void (await page.goBack()),
};

/** Touches the image, moves the touch in steps and returns functions that end it. */
async function drag(page: Page, x: number, y: number) {
  const stage = dialog(page).locator('[data-swipe="ready"] .ks-stage');
  const box = await boxOf(stage);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: from.x + x * share, y: from.y + y * share }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) {
    // Hammer needs time between two points to measure the speed.
    await advanceTimers(page, 16);
    await touch('touchMove', step / 8);
  }
  return { lift: () => touch('touchEnd'), cancel: () => touch('touchCancel') };
}

async function swipe(page: Page, x: number, y: number): Promise<void> {
  const finger = await drag(page, x, y);
  await finger.lift();
}

test.describe('opening the modal gallery', () => {
  test('a click on the third thumbnail shows the third image', async ({ page }) => {
    await openAtThird(page);
    await expect(caption(page)).toHaveText('Image 3/5 - Description 3');
    await expect(closeButton(page)).toBeFocused();
  });

  test('Enter on the third thumbnail shows the third image', async ({ page }) => {
    await openHome(page);
    await thumbnail(page).focus();
    await page.keyboard.press('Enter');
    await waitForImage(page);
    await expect(caption(page)).toHaveText('Image 3/5 - Description 3');
  });

  test('a tap on the third thumbnail shows the third image @touch', async ({ page }) => {
    await openHome(page);
    await thumbnail(page).tap();
    await waitForImage(page);
    await expect(caption(page)).toHaveText('Image 3/5 - Description 3');
  });

  test('the page behind is inert, does not scroll and does not shift', async ({ page }) => {
    await openHome(page);
    await thumbnail(page).scrollIntoViewIfNeeded();
    const position = () => boxOf(thumbnail(page));
    const before = await position();
    await thumbnail(page).click();
    await waitForImage(page);
    expect(await position()).toEqual(before);
    const scrollPosition = await page.evaluate(() => scrollY);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 600);
    await advanceTimers(page, 500);
    expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
    expect(await position()).toEqual(before);
    await thumbnail(page).evaluate((element: HTMLElement) => element.focus());
    await expect(thumbnail(page)).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await position()).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
  });

  test('Tab cycles inside the modal gallery in both directions', async ({ page }) => {
    await openAtThird(page);
    const focused = await dialog(page).evaluateHandle((element) => {
      const names: (string | null)[] = [];
      element.addEventListener('focusin', ({ target }) =>
        names.push((target as Element).getAttribute('aria-label')),
      );
      return names;
    });
    for (const key of ['Tab', 'Shift+Tab']) {
      await closeButton(page).focus();
      await focused.evaluate((names) => void names.splice(0));
      for (let step = 0; step < 30; step += 1) await page.keyboard.press(key);
      const names = await focused.jsonValue();
      // Each press has moved the focus to an element of the gallery.
      expect(names).toHaveLength(30);
      expect(names).toContain('Close this modal image gallery');
      expect(names).toContain('Next image');
    }
  });
});

for (const [path, close] of Object.entries(closeActions)) {
  test(
    `${path} closes the modal gallery, returns focus and leaves no history entry`,
    rareIf(path !== 'Escape' && path !== 'Back'),
    async ({ page }) => {
      await page.goto('about/');
      const opener = await openUnnamed(page);
      const url = page.url();
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await advanceTimers(page, 100);
      await expect(opener).toBeFocused();
      expect(page.url()).toBe(url);
      await page.goBack();
      await expect(page).toHaveURL(/about\/$/);
      await page.goForward();
      await expect(page).toHaveURL(url);
      await expect(dialog(page)).toBeHidden();
    },
  );
}

test('a closed gallery leaves no dialog in memory', async ({ page }) => {
  await openUnnamed(page);
  const element = await page.evaluateHandle(() => {
    const shown = document.querySelector('dialog[open]');
    return shown && new WeakRef(shown);
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.ks-modal-gallery')).toHaveCount(0);
  await countKept(page);
  expect(await element.evaluate((shown) => shown?.deref())).toBeUndefined();
});

test('Forward does not reopen a gallery without a name that Back has closed, and it can be opened again', async ({
  page,
}) => {
  const opener = await openUnnamed(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await advanceTimers(page, 100);
  await expect(dialog(page)).toBeHidden();
  await opener.click();
  await waitForImage(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test.describe('swiping the modal gallery @touch', () => {
  test.beforeEach(async ({ page }) => openAtThird(page));

  test('left shows the next image once', async ({ page }) => {
    await swipe(page, -150, 0);
    await expect(caption(page)).toHaveText('Image 4/5 - Description 4');
    await advanceTimers(page, 500);
    await expect(caption(page)).toHaveText('Image 4/5 - Description 4');
  });

  test('right shows the previous image', async ({ page }) => {
    await swipe(page, 150, 0);
    await expect(caption(page)).toHaveText('Image 2/5 - Description 2');
  });

  test('a short way down does nothing', async ({ page }) => {
    await swipe(page, 5, 60);
    await advanceTimers(page, 500);
    await expect(caption(page)).toHaveText('Image 3/5 - Description 3');
  });

  test('moves the image with the finger, and back when cancelled', async ({ page }) => {
    // The opening still moves the image.
    await settle(page);
    const before = (await boxOf(dialog(page).locator('.ks-slide-content'))).x;
    const offset = async () => (await boxOf(dialog(page).locator('.ks-slide-content'))).x - before;
    const finger = await drag(page, -60, 0);
    // The site fetches Hammer during this drag, and the offset is written in the next frame.
    const offsetOfNextFrame = async () => {
      await advanceTimers(page, 16);
      return offset();
    };
    await expect.poll(offsetOfNextFrame).toBeLessThan(-20);
    await finger.cancel();
    const offsetAtRest = async () => {
      await advanceTimers(page, 400);
      return offset();
    };
    await expect.poll(offsetAtRest).toBe(0);
  });
});

for (const key of ['Enter', 'NumpadEnter', 'Space']) {
  test(`${key} on the next arrow advances once`, rareIf(key !== 'Enter'), async ({ page }) => {
    await openAtThird(page);
    await dialog(page).getByRole('button', { name: 'Next image' }).first().focus();
    await page.keyboard.press(key);
    await advanceTimers(page, 500);
    await expect(caption(page)).toHaveText('Image 4/5 - Description 4');
  });
}

test('Ctrl+S is left to the browser when not downloadable', async ({ page }) => {
  await openAtThird(page);
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => {
      if (event.code !== 'KeyS') return;
      document.body.dataset.taken = String(event.defaultPrevented);
      event.preventDefault();
    });
  });
  await page.keyboard.press('Control+s');
  await expect(page.locator('body')).toHaveAttribute('data-taken', 'false');
});

test('autoplay advances the modal gallery until its button stops it', async ({ page }) => {
  await openAtThird(page);
  await page.mouse.move(640, 5);
  await advanceTimers(page, 5100);
  await expect(caption(page)).toHaveText('Image 4/5 - Description 4');
  await dialog(page).getByRole('button', { name: 'Stop automatic slide show' }).click();
  await advanceTimers(page, 20_000);
  await expect(caption(page)).toHaveText('Image 4/5 - Description 4');
});

test('autoplay stays off with reduced motion, and its button says so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtThird(page);
  await expect(
    dialog(page).getByRole('button', { name: /reduced motion is preferred/ }),
  ).toBeVisible();
  await advanceTimers(page, 20_000);
  await expect(caption(page)).toHaveText('Image 3/5 - Description 3');
});

test('every control has an outline or a text in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAtThird(page);
  const invisibleIcons = await dialog(page)
    .locator('.ks-icon')
    .evaluateAll((icons) =>
      icons
        .filter((icon) => !icon.closest('button:disabled'))
        .filter((icon) => {
          const style = getComputedStyle(icon);
          const background = getComputedStyle(icon.closest('dialog')!).backgroundColor;
          return style.backgroundColor === background && style.color === background;
        })
        .map(({ className }) => className),
    );
  expect(invisibleIcons).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the open modal gallery has no axe violation in ${colorScheme}`,
    { tag: '@all' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openAtThird(page);
      await expectAccessible(page);
    },
  );
}

test.describe('images that fail to load', () => {
  test.use({ expectedProblems: /Failed to load resource/ });

  test('a broken image shows an error with a retry button', async ({ page }) => {
    let broken = true;
    await page.route(/img3\.(avif|webp|jpg)/, (route) =>
      broken ? route.abort() : route.continue(),
    );
    await openHome(page);
    await thumbnail(page).click();
    await advanceTimers(page, 300);
    await expect(dialog(page).getByText('This image could not be loaded.')).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveCount(0);
    await expect(caption(page)).toHaveText('Image 3/5 - Description 3');
    await expectAccessible(page);
    broken = false;
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(figure(page)).toHaveAttribute('data-status', 'loaded');
  });
});

test('a slow image shows the spinner until it has loaded', async ({ page }) => {
  const release = await holdRequests(page, /img3\.(avif|webp|jpg)/);
  await openHome(page);
  await thumbnail(page).click();
  // The dialog is there before its view, whose spinner waits.
  await expect(dialog(page).locator('figure')).toHaveAttribute('data-status', 'loading');
  await advanceTimers(page, 300);
  await expect(dialog(page).getByRole('status')).toHaveText(/is loading/);
  release();
  await expect(figure(page)).toHaveAttribute('data-status', 'loaded');
  await expect(dialog(page).getByRole('status')).toHaveCount(0);
});
