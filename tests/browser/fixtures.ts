import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { demoSelector } from '@/components/client/demo-events';
import { externalImageHosts, siteFacts } from '@/components/site/site-facts';

interface Options {
  /** Messages and URLs that this test expects. */
  expectedProblems: RegExp | undefined;
  /** Uses the live demo of each page as soon as it is parsed, so that tests need not begin with a press. */
  startsDemos: boolean;
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

const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20" fill="#888"/></svg>';

const paymentHost = new URL(siteFacts.donation.action).origin;

/**
 * Fails a test on console errors and warnings (which include violations of the content security policy and hydration
 * warnings), on uncaught errors and on requests to other hosts. Requests to the badge and payment hosts are answered
 * here, so that no test needs a network.
 */
export const test = base.extend<Options & Watch>({
  expectedProblems: [undefined, { option: true }],
  startsDemos: [true, { option: true }],
  context: async ({ context, startsDemos }, provide) => {
    if (startsDemos) await context.addInitScript(useDemoOncePresent, demoSelector);
    await provide(context);
  },
  problems: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems: string[] = [];
      const report = (problem: string) => {
        if (!expectedProblems?.test(problem)) problems.push(problem);
      };

      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));

      const ownOrigin = new URL(baseURL ?? 'http://localhost').origin;
      await context.route(
        (url) => url.origin !== ownOrigin && url.protocol.startsWith('http'),
        async (route) => {
          const { origin, href } = new URL(route.request().url());
          if (externalImageHosts.includes(origin)) {
            await route.fulfill({ contentType: 'image/svg+xml', body: badge });
          } else if (origin === paymentHost) {
            await route.fulfill({ contentType: 'text/html', body: '<title>Payment</title>' });
          } else {
            report(`request to another host: ${href}`);
            await route.abort();
          }
        },
      );

      await use(problems);
      expect(problems, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Position and size of a visible element; throws when it is not visible. */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not visible: ${String(target)}`);
  return box;
}

/** Waits until all CSS transitions have finished. */
export async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changes = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** Expects no axe violation of WCAG 2.2 AA in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // During a transition colours have intermediate values.
  await waitForTransitions(page);
  const { violations } = await new AxeBuilder({ page }).withTags(axeTags).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(found, 'axe violations').toEqual([]);
}
