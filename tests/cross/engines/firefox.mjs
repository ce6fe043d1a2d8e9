import puppeteer from 'puppeteer-core';
import { ensureProgram } from '../../../scripts/lib/system-programs.mjs';

// An element's own click waits for an observer, which never answers in a page without scripts.
function middleOf(element) {
  const { x, y, width, height } = element.getClientRects()[0];
  return { x: x + width / 2, y: y + height / 2 };
}

/** Firefox through WebDriver BiDi. What a reader sets for all pages is a preference of the whole browser here. */
export async function startFirefox() {
  const executablePath =
    process.env.FIREFOX_PATH ?? (await ensureProgram(['firefox-esr', 'firefox'], ['firefox-esr']));
  const started = new Map();

  async function browserWith({ scripting, reducedMotion }) {
    const kind = JSON.stringify({ scripting, reducedMotion });
    if (!started.has(kind)) {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        extraPrefsFirefox: {
          'javascript.enabled': scripting,
          'ui.prefersReducedMotion': Number(reducedMotion),
        },
      });
      started.set(kind, browser);
    }
    return started.get(kind);
  }

  const usual = await browserWith({ scripting: true, reducedMotion: false });
  return {
    version: (await usual.version()).replace(/^\D*/, ''),
    async open({ width, height, ...kind }) {
      const context = await (await browserWith(kind)).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return {
        goto: (address) => page.goto(address, { waitUntil: 'domcontentloaded' }),
        evaluate: (script, argument) => page.evaluate(script, argument),
        async click(find, argument) {
          const element = await page.evaluateHandle(find, argument);
          const { x, y } = await element.evaluate(middleOf);
          await page.mouse.click(x, y);
        },
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        screenshot: (path) => page.screenshot({ path }),
        close: () => context.close(),
      };
    },
    async close() {
      for (const browser of started.values()) await browser.close();
    },
  };
}
