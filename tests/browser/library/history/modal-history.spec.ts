import type { Locator, Page } from '@playwright/test';
import { forEachCase, someOf } from '../../lib/cases';
import { expectLeft, modalOf, openModal } from '../../lib/gallery';
import { expect, test, rareIf } from '../../lib/fixtures';
import { gotoLibraryPage } from '../../lib/library-page';
import { advanceTimers, controlTimers, fireTimersWhenLeaving } from '../../lib/timers';

test.use({ interruptsGalleries: true });

declare global {
  interface Window {
    /** Arguments of all calls of `history.go`, also of those that were not held. */
    heldTraversals: number[];
    startTraversals: () => void;
    /** True from a call of `history.go` until the browser begins the traversal. */
    isStepPending: boolean;
  }
}

// Before the library, which keeps its own steps from listeners that are added later.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    navigation.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType === 'traverse') window.isStepPending = false;
    }),
  ),
);

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

/** What a user or the application does, or a pause in ms; without one between them, two actions are in one task. */
type Action =
  'open' | 'reopen' | 'close' | 'step' | 'back' | 'forward' | 'leave' | 'add' | 'add copy' | number;

/** Runs in the page. `element` opens a gallery. */
async function runActions(element: HTMLElement, actions: readonly Action[]): Promise<void> {
  const go = history.go.bind(history);
  window.isStepPending = false;
  history.go = (delta) => {
    window.isStepPending = true;
    go(delta);
  };
  const pause = (milliseconds: number) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });
  /**
   * Waits for the answer of the browser to a step of the gallery. A Back between them is added to that step and leaves
   * the page, which no page can prevent: the event of such a traversal is not cancelable.
   */
  const awaitStep = async () => {
    while (window.isStepPending) await pause(1);
  };
  const dialog = () => document.querySelector('dialog[open]:not([inert])');
  const add = (state: object) => history.pushState({ ...state, step: 2 }, '', '?step=2');
  const open = async () => {
    element.click();
    while (!dialog()) await pause(1);
  };
  const run: Record<Exclude<Action, number>, () => Promise<void> | void> = {
    open: () => (dialog() ? undefined : open()),
    /** Opens it also where the closed one has not been rendered as closed yet. */
    reopen: open,
    close: () => void dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })),
    step: () => document.querySelector<HTMLElement>('dialog[open] [aria-label^="Next"]')?.click(),
    back: async () => {
      await awaitStep();
      // A step that is very late closes the gallery as Back does.
      if (dialog()) history.back();
      while (dialog()) await pause(5);
    },
    forward: async () => {
      await awaitStep();
      if (!navigation.canGoForward) return;
      // The arrival takes as long as the process of the browser needs.
      const arrival = new Promise((resolve) => {
        navigation.addEventListener('currententrychange', resolve, { once: true });
      });
      history.forward();
      await arrival;
    },
    /** Waits until the entry of a closed gallery is left. */
    leave: async () => {
      while (!dialog() && Number(history.state?.ksModalGallery ?? 0) > 0) await pause(5);
    },
    add: () => add({ application: true }),
    'add copy': () => add(history.state as object),
  };
  for (const action of actions) {
    const end = typeof action === 'number' ? pause(action) : run[action]();
    if (end) await end;
  }
  history.go = go;
}

const act = (element: Locator, actions: readonly Action[]) => element.evaluate(runActions, actions);

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

test('an application that adds an entry around the closing stays there, and Back never lands on an entry of the gallery', ({
  page,
}) =>
  forEachCase<readonly Action[]>(
    someOf([
      ['right after closing it', ['close', 'add']],
      ['20 ms after closing it', ['close', 20, 'add']],
      ['with a copy of its state, right before closing it', ['add copy', 'close']],
      ['with a copy of its state, right after closing it', ['close', 'add copy']],
      ['while the entry of a closed gallery is left', ['close', 80, 'add']],
    ]),
    async (actions) => {
      const { dialog } = await openAfterAbout(page);
      const url = page.url();
      await act(opener(page), actions);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${url}?step=2`);
      await backToUnmarked(page, url);
      await page.evaluate(() => history.forward());
      await expect(page).toHaveURL(`${url}?step=2`);
      await backToUnmarked(page, url);
      await page.goBack();
      await expect(page).toHaveURL(/about\/$/);
    },
  ));

/** Loads a page with an open gallery again; returns a function that reads the steps of the library, which do not start by themselves. */
async function loadWithHeldStep(page: Page, load: () => Promise<unknown> = () => page.reload()) {
  await openAfterAbout(page);
  await controlTimers(page);
  await page.addInitScript(holdTraversals);
  await load();
  const readHeld = () => page.evaluate(() => window.heldTraversals);
  await expect.poll(readHeld).toEqual([-1]);
  return readHeld;
}

const showPage = (page: Page, persisted: boolean) =>
  page.evaluate((isCached) => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isCached }));
  }, persisted);

for (const [name, load] of Object.entries({
  'a reload': (page: Page) => page.reload(),
  'a return': async (page: Page) => {
    await page.goto('features/');
    await page.goBack();
  },
})) {
  test(
    `after ${name} the entry of an open gallery is left, also if the browser is late, and only once`,
    {
      ...rareIf(name !== 'a reload'),
      annotation: {
        type: 'own page',
        description: 'the scripts that hold traversals run in each document',
      },
    },
    async ({ page }) => {
      const readHeld = await loadWithHeldStep(page, () => load(page));
      const url = page.url();
      await advanceTimers(page, 1_000);
      await showPage(page, false);
      await page.evaluate(() => window.startTraversals());
      await expectUnmarked(page);
      await expect(page).toHaveURL(url);
      const { dialog } = await openModal(opener(page));
      await page.evaluate(() => history.back());
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(url);
      expect(await readHeld()).toEqual([-1]);
      await page.goBack();
      await expect(page).toHaveURL(/about\/$/);
    },
  );
}

test(
  'a step back that leaving the page has cancelled is taken when the page returns from the cache',
  { tag: '@all' },
  async ({ page }) => {
    const readHeld = await loadWithHeldStep(page);
    await showPage(page, true);
    await expect.poll(readHeld).toEqual([-1, -1]);
  },
);

test('a navigation right after closing is not cancelled', async ({ page }) => {
  // The gallery leaves its entry by a timer, which is due here while the browser waits for the other page.
  await controlTimers(page, 50);
  const link = page.getByRole('link', { name: 'Features', exact: true }).first();
  await forEachCase<() => Promise<unknown>>(
    someOf([
      ['a link', () => link.click()],
      ['the address bar', () => page.goto('features/')],
    ]),
    async (leave) => {
      await openAfterAbout(page);
      const url = page.url();
      await page.keyboard.press('Escape');
      await fireTimersWhenLeaving(page, '**/features/');
      await leave();
      await expect(page).toHaveURL(/features\/$/);
      await page.unroute('**/features/');
      await page.goBack();
      await expect(page).toHaveURL(url);
      await expectUnmarked(page);
      await page.goBack();
      await expect(page).toHaveURL(/about\/$/);
    },
  );
});

/** Times in ms between Escape and the next opening, -1 for the same task: the entry of a closed gallery is left 80 ms later. */
const pauses = [-1, 0, 40, 80, 78, 82, 100, 400, 900];

test('a gallery that is opened after another one has closed is closed by Back, however soon', async ({
  page,
}) => {
  await openAfterAbout(page);
  await page.keyboard.press('Escape');
  await expectLeft(page);
  await expectUnmarked(page);
  const url = page.url();
  await forEachCase(
    someOf(pauses.map((pause) => [`${pause} ms after Escape`, pause] as const)),
    async (pause) => {
      for (const stay of someOf([80, 1, 20, 300, 900])) {
        const closing: Action[] = pause < 0 ? ['close'] : ['close', pause];
        await act(opener(page), ['open', ...closing, 'reopen', stay, 'back']);
        await expectLeft(page);
        await expectUnmarked(page);
        await expect(page, `Back after ${stay} ms`).toHaveURL(url);
      }
    },
  );
});

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

/** Opens and closes a gallery, steps and goes back and forward at random. */
function createSession(seed: number, count: number): Action[] {
  let value = seed;
  const random = (limit: number) => {
    value = (value * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((value / 2 ** 32) * limit);
  };
  let isOpen = false;
  const next = (): Action[] => {
    if (isOpen) {
      const action = (['close', 'close', 'step', 'back'] as const)[random(4)]!;
      isOpen = action === 'step';
      return [action];
    }
    if (random(6) === 0) return ['leave', 'forward', 100];
    isOpen = true;
    return random(2) > 0 ? ['leave', 'open'] : ['open'];
  };
  const actions = Array.from({ length: count }, () => [...next(), random(40)]);
  return [...actions.flat(), 'close', 'leave'];
}

const isAll = Boolean(process.env.TEST_ALL);
const seeds = [20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
  .slice(0, isAll ? undefined : 1)
  .map((seed) => [`seed ${seed}`, seed] as const);

for (const [slug, getElement] of Object.entries({
  'demo/array-simple/': opener,
  'react/deep-link/': linkedThumbnail,
}))
  test(
    `a random session leaves nothing behind: ${slug}`,
    rareIf(slug === 'demo/array-simple/'),
    ({ page }) =>
      forEachCase(seeds, async (seed) => {
        await page.goto('about/');
        await page.goto(slug);
        await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
        const url = page.url();
        await act(getElement(page), createSession(seed, isAll ? 50 : 20));
        await expectLeft(page);
        await expect(modalOf(page).dialog).toHaveCount(0);
        await expect(page).toHaveURL(url);
        await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
        await page.goBack();
        await expect(page).toHaveURL(/about\/$/);
      }),
  );

test('a router that intercepts every navigation sees none, and focus returns to the thumbnail', async ({
  page,
}) => {
  await gotoLibraryPage(page);
  await page.evaluate(() => {
    navigation.addEventListener('navigate', (event) => {
      if (!event.canIntercept) return;
      document.title += ` ${event.navigationType}`;
      event.intercept({ handler: () => Promise.resolve() });
    });
    const { modalGalleryService } = window.library;
    const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;
    document.querySelector('button')!.onclick = () =>
      modalGalleryService.open({ id: 1, images: [{ src: svg, alt: 'A' }], defaultIndex: 0 });
  });
  const button = page.getByRole('button', { name: 'Opener' });
  const { dialog } = modalOf(page);
  const closings = [
    ['Escape', async () => page.keyboard.press('Escape')],
    ['Back', async () => void (await page.goBack())],
  ] as const;
  await forEachCase(closings, async (close) => {
    await button.click();
    await expect(modalOf(page).image).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expectLeft(page);
    await expect(button).toBeFocused();
    expect(await page.title()).toBe('Library');
  });
  // Its own navigations are not touched.
  await page.evaluate(() => history.pushState(null, '', '?own'));
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle('Library push traverse');
});
