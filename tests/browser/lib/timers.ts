import type { Page } from '@playwright/test';

declare global {
  interface Window {
    advanceTimers: (ms: number) => Promise<void>;
    fireTimers: () => void;
  }
}

/** Timers from this delay in ms on are fired by the test by default. Shorter ones belong to rendering and run in real time. */
const LONG = 200;

/** Runs in the page before any script. */
function installTimers(long: number): void {
  interface Timer {
    due: number;
    every?: number;
    run: () => void;
  }
  const real = { setTimeout, clearTimeout, setInterval, clearInterval };
  const timers = new Map<number, Timer>();
  let now = 0;
  // Ids of the browser are small.
  let lastId = 1e9;
  type Start = (handler: () => void, delay?: number, ...given: unknown[]) => number;
  const controlled =
    (start: Start, isRepeated: boolean): Start =>
    (handler, delay = 0, ...given) => {
      if (delay < long) return start.call(window, handler, delay, ...given);
      lastId += 1;
      const run = () => Reflect.apply(handler, window, given) as void;
      timers.set(lastId, { due: now + delay, run, ...(isRepeated && { every: delay }) });
      return lastId;
    };
  const clear = (id?: number) => {
    if (!timers.delete(id ?? -1)) real.clearTimeout.call(window, id);
  };
  Object.assign(window, {
    setTimeout: controlled(real.setTimeout as unknown as Start, false),
    setInterval: controlled(real.setInterval as unknown as Start, true),
    clearTimeout: clear,
    clearInterval: clear,
  });
  /** Lets React render and run its effects. */
  const rendered = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => real.setTimeout.call(window, resolve)),
      );
    });
  window.advanceTimers = async (ms) => {
    const end = now + ms;
    await rendered();
    for (;;) {
      const [next] = [...timers]
        .filter(([, { due }]) => due <= end)
        .sort(([, a], [, b]) => a.due - b.due);
      if (!next) break;
      const [id, timer] = next;
      now = timer.due;
      if (timer.every) timer.due += timer.every;
      else timers.delete(id);
      timer.run();
      await rendered();
    }
    now = end;
  };
  window.fireTimers = () => {
    for (const { run } of timers.values()) run();
    timers.clear();
  };
}

/**
 * Lets the test fire the timers of the pages that are loaded from now on, from a delay in ms on. Everything else, such as
 * animations, observers and imports, is in real time.
 */
export async function controlTimers(page: Page, from = LONG): Promise<void> {
  await page.addInitScript(installTimers, from);
}

/** Fires all timers while the browser waits for the next page, at `url`. */
export async function fireTimersWhenLeaving(page: Page, url: string): Promise<void> {
  const fired = page.waitForEvent('console', (message) => message.text() === 'fired');
  await page.route(url, async (route) => {
    await fired;
    await route.continue();
  });
  await page.evaluate(() => {
    // Not in the event itself, where browsers ignore what navigates.
    addEventListener('beforeunload', () => {
      requestAnimationFrame(() => {
        window.fireTimers();
        console.info('fired');
      });
    });
  });
}

/** Fires the timers that are due within a time in ms, each after the page has rendered the effect of the one before. */
export async function advanceTimers(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => window.advanceTimers(time), ms);
}
