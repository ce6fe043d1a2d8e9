import { readdirSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
  type Route,
  type WebError,
} from '@playwright/test';
import { demoSelector, scriptListId } from '@/components/client/demo/events';

export interface Options {
  /** Messages and URLs that this test expects. */
  expectedProblems: RegExp | undefined;
  /** Uses the live demo of each page as soon as it is parsed, so that tests need not begin with a press. */
  startsDemos: boolean;
  /** Gives the test a context, and so a cache, of its own. */
  isIsolated: boolean;
  /** Lets `page.goto` interrupt a gallery that steps back in the history after it has closed. */
  interruptsGalleries: boolean;
}

interface Watch {
  /** Console messages, uncaught errors and requests to other hosts so far. */
  problems: string[];
}

/** Runs in the page. */
function useDemoOncePresent(selector: string): void {
  addEventListener('DOMContentLoaded', () => {
    const sign = new Event('pointerover', { bubbles: true });
    document.querySelector(selector)?.dispatchEvent(sign);
  });
}

/** Contexts of a worker by their options: pages in one context share the browser's cache. */
type Contexts = Map<string, BrowserContext>;

/** Creates a context with an empty page, which keeps its process for the pages of all tests: starting one takes long. */
async function createContext(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  await context.newPage();
  return context;
}

/** How many times slower than this machine the pages are, to find tests that depend on its speed. */
const slowdown = Number(process.env.CPU_SLOWDOWN ?? 1);

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Returns whether the history entries of closed galleries are left. */
export const areEntriesLeft = (page: Page) =>
  page.evaluate(
    () => (history.state?.ksModalGallery ?? 0) <= document.querySelectorAll('dialog[open]').length,
  );

/** Lets a navigation of the test wait for the step back of a gallery that has closed, which would cancel it. */
function waitBeforeNavigating(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...given) => {
    // The step never comes where the test holds its timer.
    await expect
      .poll(() => areEntriesLeft(page), { timeout: 2000 })
      .toBe(true)
      .catch(() => undefined);
    return goto(...given);
  };
}

/** Leaves nothing of a test to the next one but the cache. */
async function clean(context: BrowserContext, origin: string): Promise<void> {
  const [empty, ...pages] = context.pages();
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const session = await context.newCDPSession(empty!);
  const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
  await context.clearPermissions();
}

/**
 * Fails a test on console errors and warnings (which include violations of the content security policy and hydration
 * warnings), on uncaught errors and on requests to hosts that playwright.config.ts does not answer. A test has pages of
 * its own in a context that its worker keeps.
 */
export const test = base.extend<Options & Watch, { contexts: Contexts }>({
  expectedProblems: [undefined, { option: true }],
  startsDemos: [true, { option: true }],
  isIsolated: [false, { option: true }],
  interruptsGalleries: [false, { option: true }],
  contexts: [
    async ({}, provide) => {
      const contexts: Contexts = new Map();
      await provide(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, contexts, baseURL, isIsolated, contextOptions, viewport, timezoneId, permissions },
    provide,
    info,
  ) => {
    if (isIsolated) {
      const context = await browser.newContext(contextOptions);
      await provide(context);
      return context.close();
    }
    const key = JSON.stringify([info.project.name, contextOptions, viewport, timezoneId]);
    const context = contexts.get(key) ?? (await createContext(browser, contextOptions));
    contexts.set(key, context);
    if (permissions) await context.grantPermissions(permissions);
    await provide(context);
    await clean(context, new URL(baseURL!).origin);
  },
  page: async ({ context, startsDemos, interruptsGalleries }, provide) => {
    const page = await context.newPage();
    if (!interruptsGalleries) waitBeforeNavigating(page);
    if (slowdown > 1) await slowDown(page, slowdown);
    if (startsDemos) await page.addInitScript(useDemoOncePresent, demoSelector);
    await provide(page);
  },
  problems: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems: string[] = [];
      const report = (problem: string) => {
        if (!expectedProblems?.test(problem)) problems.push(problem);
      };
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning')
          report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      };
      const onError = (error: WebError) => report(`uncaught: ${error.error().message}`);
      const ownOrigin = new URL(baseURL!).origin;
      const onFailure = (request: Request) => {
        const isOwn = new URL(request.url()).origin === ownOrigin;
        if (!isOwn && request.failure()?.errorText.includes('NAME_NOT_RESOLVED'))
          report(`request to another host: ${request.url()}`);
      };
      context.on('console', onConsole);
      context.on('weberror', onError);
      context.on('requestfailed', onFailure);
      await use(problems);
      context.off('console', onConsole);
      context.off('weberror', onError);
      context.off('requestfailed', onFailure);
      expect(problems, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Details of a test that "npm test" leaves to "npm run test:all" if a condition is true, as of one case of many. */
export const rareIf = (isRare: boolean) => ({ tag: isRare ? ['@all'] : [] });

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Position and size of a visible element; throws when it is not visible. */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not visible: ${String(target)}`);
  return box;
}

/** Returns how many sheets of paper the page is printed on. */
export async function countSheets(page: Page, options?: Parameters<Page['pdf']>[0]) {
  const pdf = await page.pdf(options);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

/** Answers requests only when the returned function is called: as the server does, or with another response. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  response?: Parameters<Route['fulfill']>[0],
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await (response ? route.fulfill(response) : route.continue());
  });
  return release;
}

/** Returns the file names of the scripts of the site that contain a text. */
export function findScripts(text: string): readonly string[] {
  const folder = 'out/_next/static/chunks';
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(`${folder}/${name}`, 'utf8').includes(text),
  );
  expect(names).not.toEqual([]);
  return names;
}

/** Waits until the callbacks have run that wait for an idle browser. */
export const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** Waits until all CSS transitions and animations of scripts have finished. */
export async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changes = document
      .getAnimations()
      // Those of style sheets include spinners, which never end.
      .filter((animation) => !(animation instanceof CSSAnimation));
    return Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** Waits until the page has fetched what it fetches by itself, at once and when it is idle, and has its images and fonts. */
export async function waitUntilPrepared(page: Page): Promise<void> {
  await page.waitForFunction((listId) => {
    const urls = JSON.parse(document.getElementById(listId)?.textContent ?? '[]') as string[];
    const hasEnded = (url: string) =>
      performance.getEntriesByName(new URL(url, location.href).href).length > 0;
    const isSettled = ({ complete, loading }: HTMLImageElement) => complete || loading === 'lazy';
    return (
      document.querySelector('script[type=speculationrules]') !== null &&
      document.fonts.status === 'loaded' &&
      urls.every(hasEnded) &&
      [...document.images].every(isSettled)
    );
  }, scriptListId);
}

/**
 * Expects no axe violation of WCAG 2.2 AA in the current state of the page, of its open modal dialogs, which make the
 * rest inert, or of one part of it.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // During a transition colours have intermediate values.
  await waitForTransitions(page);
  const modal = 'dialog:modal';
  const audited = part ?? ((await page.locator(modal).count()) > 0 ? modal : 'html');
  const { violations } = await new AxeBuilder({ page })
    // The details of what passes would take as long as the audit.
    .options({ resultTypes: ['violations'] })
    .withTags(axeTags)
    .include(audited)
    // In the page itself instead of a second one: no frame has another origin.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(found, 'axe violations').toEqual([]);
}
