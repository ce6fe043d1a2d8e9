import type { Page } from '@playwright/test';
import { expectLeft, modalOf, openModal } from './demos/gallery';
import { expect, test, rareIf } from './fixtures';
import { advanceTimers, controlTimers, fireTimersWhenLeaving } from './timers';

declare global {
  interface Window {
    /** Arguments of all calls of `history.go`, also of those that were not held. */
    heldTraversals: number[];
    startTraversals: () => void;
    /** Waits until the browser has answered a step of the gallery. */
    awaitStep: () => Promise<void>;
  }
}

/** Opens a gallery without a name in the URL. More with one is in deep-links.spec.ts. */
const opener = (page: Page) => page.getByRole('button', { name: 'Open the gallery' });

/** Opens a gallery with a name. */
const linkedThumbnail = (page: Page) =>
  page.getByRole('group', { name: 'Plain gallery content' }).getByRole('link').first();

/** Goes to a demo after About in the history, then opens its gallery. */
async function openAfterAbout(page: Page) {
  await page.goto('about/');
  await page.goto('demo/array-simple/');
  return openModal(opener(page));
}

/** Closes the gallery; the application adds a history entry `delay` ms later, or in the same task. */
async function closeThenNavigate(page: Page, delay: number | 'at once'): Promise<void> {
  await page.evaluate((after) => {
    const navigate = () => history.pushState({ application: true }, '', '?step=2');
    const close = document.querySelector<HTMLElement>('dialog[open] [aria-label^="Close"]');
    if (!close) throw new Error('There is no close button.');
    close.click();
    if (after === 'at once') navigate();
    else setTimeout(navigate, after);
  }, delay);
}

/** Goes back and expects an entry of the page, not of a gallery. */
async function backToUnmarked(page: Page, url: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(url);
  await expectUnmarked(page);
}

async function expectUnmarked(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(history.state ?? {})))
    .not.toContain('ksModalGallery');
}

/** Runs in the page before any script. Traversals by `history.go` wait until the test starts them; later ones do not. */
function holdTraversals(): void {
  const go = history.go.bind(history);
  let isHeld = true;
  window.heldTraversals = [];
  history.go = (delta = 0) => {
    window.heldTraversals.push(delta);
    if (!isHeld) go(delta);
  };
  window.startTraversals = () => {
    isHeld = false;
    window.heldTraversals.forEach((delta) => go(delta));
  };
}

test.describe('an application that navigates after closing a gallery', () => {
  for (const delay of ['at once', 0, 1, 2, 5, 10, 20] as const) {
    const when = typeof delay === 'number' ? `${delay} ms later` : delay;
    test(
      `stays on its new entry, and Back never lands on an entry of the gallery: ${when}`,
      rareIf(delay !== 'at once'),
      async ({ page }) => {
        const { dialog } = await openAfterAbout(page);
        const url = page.url();
        await closeThenNavigate(page, delay);
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(`${url}?step=2`);

        await backToUnmarked(page, url);
        await page.evaluate(() => history.forward());
        await expect(page).toHaveURL(`${url}?step=2`);
        await backToUnmarked(page, url);
        await page.evaluate(() => history.back());
        await expect(page).toHaveURL(/about\/$/);
      },
    );
  }
});

for (const isOpen of [true, false]) {
  const when = isOpen ? 'open' : 'just closed';
  const title = `an entry of the application with the state of the gallery's stays, gallery ${when}`;
  test(title, rareIf(!isOpen), async ({ page }) => {
    const { dialog } = await openAfterAbout(page);
    const url = page.url();
    await page.evaluate((staysOpen) => {
      const close = document.querySelector<HTMLElement>('dialog[open] [aria-label^="Close"]');
      if (!staysOpen) close?.click();
      history.pushState({ ...history.state, step: 2 }, '', '?step=2');
      if (staysOpen) close?.click();
    }, isOpen);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${url}?step=2`);
    await backToUnmarked(page, url);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(`${url}?step=2`);
    await backToUnmarked(page, url);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/about\/$/);
  });
}

test('after a reload with an open gallery, Back never lands on an entry of the gallery', async ({
  page,
}) => {
  const { dialog } = await openAfterAbout(page);
  const url = page.url();
  await page.reload();
  await expect(dialog).toBeHidden();
  await expectUnmarked(page);
  await expect(page).toHaveURL(url);
  await openModal(opener(page));
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(url);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/about\/$/);
});

/** Reloads a page with an open gallery; returns a function that reads the steps of the library, which do not start by themselves. */
async function reloadWithHeldStep(page: Page) {
  await openAfterAbout(page);
  await controlTimers(page);
  await page.addInitScript(holdTraversals);
  await page.reload();
  const readHeld = () => page.evaluate(() => window.heldTraversals);
  await expect.poll(readHeld).toEqual([-1]);
  return readHeld;
}

const showPage = (page: Page, persisted: boolean) =>
  page.evaluate((isCached) => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isCached }));
  }, persisted);

test('after a reload with an open gallery, a step back that the browser takes late is not taken twice', async ({
  page,
}) => {
  const readHeld = await reloadWithHeldStep(page);
  const url = page.url();
  await advanceTimers(page, 1_000);
  await showPage(page, false);
  await page.evaluate(() => window.startTraversals());
  await expectUnmarked(page);
  const { dialog } = await openModal(opener(page));
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(url);
  expect(await readHeld()).toEqual([-1]);
});

test(
  'a step back that leaving the page has cancelled is taken when the page returns from the cache',
  { tag: '@all' },
  async ({ page }) => {
    const readHeld = await reloadWithHeldStep(page);
    await showPage(page, true);
    await expect.poll(readHeld).toEqual([-1, -1]);
  },
);

test(
  'returning by Back to a page left with an open gallery leaves no entry of the gallery',
  { tag: '@all' },
  async ({ page }) => {
    const { dialog } = await openAfterAbout(page);
    const url = page.url();
    await page.goto('features/');
    // The gallery is still open if the page comes from the back/forward cache, and closed if it was loaded again.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(url);
    await expect(async () => {
      if (await dialog.isVisible()) await page.keyboard.press('Escape');
      const fields = await page.evaluate(() => Object.keys(history.state ?? {}));
      expect(fields).not.toContain('ksModalGallery');
    }).toPass();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/about\/$/);
  },
);

for (const [name, leave] of Object.entries({
  'the address bar': (page: Page) => page.goto('features/'),
  'a link': (page: Page) =>
    page.getByRole('link', { name: 'Features', exact: true }).first().click(),
})) {
  const title = `a navigation by ${name} right after closing is not cancelled`;
  test(title, rareIf(name !== 'a link'), async ({ page }) => {
    // The gallery leaves its entry by a timer, which is due here while the browser waits for the other page.
    await controlTimers(page, 50);
    await openAfterAbout(page);
    const url = page.url();
    await page.keyboard.press('Escape');
    await fireTimersWhenLeaving(page, '**/features/');
    await leave(page);
    await expect(page).toHaveURL(/features\/$/);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(url);
    await expectUnmarked(page);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/about\/$/);
  });
}

test('a gallery that is opened in the task that closes another one is closed by Back', async ({
  page,
}) => {
  const { dialog } = await openAfterAbout(page);
  const url = page.url();
  await opener(page).evaluate((element: HTMLElement) => {
    document.querySelector<HTMLElement>('dialog[open] [aria-label^="Close"]')?.click();
    element.click();
  });
  await expect(dialog).toBeVisible();
  await page.evaluate(() => history.back());
  await expectLeft(page);
  await expect(page).toHaveURL(url);
});

/**
 * Lets the page wait for the answer of the browser to a step of the gallery. A Back between them is added to that step and
 * leaves the page, which no page can prevent: the event of such a traversal is not cancelable.
 */
async function followSteps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const go = history.go.bind(history);
    let isPending = false;
    history.go = (delta) => {
      isPending = true;
      go(delta);
    };
    navigation.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType === 'traverse') isPending = false;
    });
    window.awaitStep = async () => {
      while (isPending) {
        await new Promise((resolve) => {
          setTimeout(resolve, 1);
        });
      }
    };
  });
}

/** Times in ms between Escape and the next opening: the entry of a closed gallery is left 80 ms later. */
for (const pause of [0, 40, 78, 80, 82, 100, 400, 900]) {
  const title = `a gallery that is opened ${pause} ms after Escape is closed by Back, however soon`;
  test(title, rareIf(pause !== 80), async ({ page }) => {
    await openAfterAbout(page);
    await page.keyboard.press('Escape');
    await expectLeft(page);
    await expectUnmarked(page);
    const url = page.url();
    await followSteps(page);
    for (const stay of [1, 20, 80, 300, 900]) {
      await opener(page).evaluate(
        async (element: HTMLElement, [closed, opened]) => {
          const wait = (time = 0) =>
            new Promise((resolve) => {
              setTimeout(resolve, time);
            });
          const dialog = () => document.querySelector('dialog[open]:not([inert])');
          element.click();
          while (!dialog()) await wait(1);
          dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
          await wait(closed);
          element.click();
          while (!dialog()) await wait(1);
          await wait(opened);
          await window.awaitStep();
          history.back();
        },
        [pause, stay],
      );
      await expectLeft(page);
      await expectUnmarked(page);
      await expect(page, `Back after ${stay} ms`).toHaveURL(url);
    }
  });
}

test(
  'Forward never shows the URL of an image without its gallery, also after a Back before the URL was written',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('about/');
    await controlTimers(page, 0);
    await page.addInitScript(holdTraversals);
    await page.goto('react/deep-link/');
    await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
    const url = page.url();
    await openModal(linkedThumbnail(page));
    await page.keyboard.press('Escape');
    await advanceTimers(page, 1_000);
    await expect(modalOf(page).dialog).toHaveCount(0);
    // Opened while the step back of the closed gallery is pending, which is not taken then.
    await linkedThumbnail(page).click();
    await page.evaluate(() => window.startTraversals());
    await page.evaluate(() => history.back());
    await expectUnmarked(page);
    await advanceTimers(page, 1_000);
    await expectLeft(page);
    await page.evaluate(() => history.forward());
    await expect.poll(() => page.evaluate(() => history.state?.ksModalGallery)).toBe(1);
    await advanceTimers(page, 1_000);
    await expectUnmarked(page);
    await expectLeft(page);
    await expect(page).toHaveURL(url);
  },
);

interface Session {
  seed: number;
  actionCount: number;
}

/** Opens and closes a gallery, steps and goes back and forward at random; runs in the page. */
async function runSession(element: HTMLElement, { seed, actionCount }: Session): Promise<void> {
  let value = seed;
  const random = (count: number) => {
    value = (value * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((value / 2 ** 32) * count);
  };
  const pause = (milliseconds: number) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });
  const dialog = () => document.querySelector('dialog[open]:not([inert])');
  const depth = () => Number(history.state?.ksModalGallery ?? 0);
  /** Waits until the entry of a closed gallery is left. */
  const leave = async () => {
    while (!dialog() && depth() > 0) await pause(5);
  };
  /** Steps forward, if there is an entry, and waits for it: that takes as long as the process of the browser needs. */
  const goForward = async () => {
    await window.awaitStep();
    if (!navigation.canGoForward) return;
    const arrival = new Promise((resolve) => {
      navigation.addEventListener('currententrychange', resolve, { once: true });
    });
    history.forward();
    await arrival;
  };
  const open = async () => {
    if (random(2) > 0) await leave();
    if (!dialog()) element.click();
  };
  const close = () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  const actions = [
    close,
    close,
    () => document.querySelector<HTMLElement>('dialog[open] [aria-label^="Next"]')?.click(),
    async () => {
      await window.awaitStep();
      // A step that is very late closes the gallery as Back does.
      if (dialog()) history.back();
      while (dialog()) await pause(5);
    },
  ];
  for (let count = 0; count < actionCount; count += 1) {
    if (dialog()) await actions[random(actions.length)]?.();
    else if (random(6) > 0) await open();
    else {
      await leave();
      await goForward();
      await pause(100);
    }
    await pause(random(40));
  }
  close();
  await leave();
}

for (const [slug, getElement] of Object.entries({
  'demo/array-simple/': opener,
  'react/deep-link/': linkedThumbnail,
})) {
  for (const [index, seed] of [20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].entries()) {
    const isRare = index > 0 || slug !== 'react/deep-link/';
    test(
      `a random session leaves nothing behind: ${slug}, seed ${seed}`,
      rareIf(isRare),
      async ({ page }) => {
        await page.goto('about/');
        await page.goto(slug);
        await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
        const url = page.url();
        await followSteps(page);
        await getElement(page).evaluate(runSession, { seed, actionCount: isRare ? 50 : 20 });
        await expectLeft(page);
        await expect(modalOf(page).dialog).toHaveCount(0);
        await expect(page).toHaveURL(url);
        await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
        await page.evaluate(() => history.back());
        await expect(page).toHaveURL(/about\/$/);
      },
    );
  }
}
