import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { externalImageHosts, siteFacts } from '@/components/site/site-facts';

interface Options {
  /** Messages and addresses that this test is about, and that therefore do not fail it. */
  expectedProblems: RegExp | undefined;
}

interface Watch {
  /** What the browser complained about so far, and asked of strangers. */
  problems: string[];
}

const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20" fill="#888"/></svg>';

const paymentHost = new URL(siteFacts.donation.action).origin;

/**
 * Every test runs watched: errors and warnings on the console (among them each violation of the content security
 * policy and each hydration warning), uncaught errors and requests to foreign hosts make it fail. The badge and
 * payment hosts are answered here, so that no test needs a network.
 */
export const test = base.extend<Options & Watch>({
  expectedProblems: [undefined, { option: true }],
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
            report(`foreign request: ${href}`);
            await route.abort();
          }
        },
      );

      await use(problems);
      expect(problems, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until everything that fades or glides has come to rest. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changes = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** The page as it stands has no violation of WCAG 2.2 AA that a machine can see. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half-way through a fade no colour is the one that was chosen.
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(axeTags).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(found, 'axe violations').toEqual([]);
}
