import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../../scripts/lib/browser.mjs';

/** Chromium through Playwright, as in the browser tests. */
export async function startChromium() {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  return {
    version: browser.version(),
    async open({ width, height, scripting, reducedMotion }) {
      const context = await browser.newContext({
        viewport: { width, height },
        javaScriptEnabled: scripting,
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      });
      const page = await context.newPage();
      return {
        goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
        evaluate: (script, argument) => page.evaluate(script, argument),
        async click(find, argument) {
          const element = (await page.evaluateHandle(find, argument)).asElement();
          // The caller tries again. What covers the element by now may be what it waits for.
          await element.click({ timeout: 2_000 });
        },
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        screenshot: (path) => page.screenshot({ path }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
