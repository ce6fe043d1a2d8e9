import puppeteer from 'puppeteer-core';
import { ensureProgram } from '../../../scripts/lib/system-programs.mjs';

// ElementHandle.click() waits for an IntersectionObserver, which never fires in a page without JavaScript.
function middleOf(element) {
  const { x, y, width, height } = element.getClientRects()[0];
  return { x: x + width / 2, y: y + height / 2 };
}

/** Firefox through WebDriver BiDi. JavaScript and reduced motion are preferences of the whole browser. */
export async function startFirefox() {
  const executablePath =
    process.env.FIREFOX_PATH ?? (await ensureProgram(['firefox-esr', 'firefox'], ['firefox-esr']));
  const browsers = new Map();

  async function browserWith({ scripting, reducedMotion }) {
    const settings = JSON.stringify({ scripting, reducedMotion });
    if (!browsers.has(settings)) {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        extraPrefsFirefox: {
          'javascript.enabled': scripting,
          'ui.prefersReducedMotion': Number(reducedMotion),
        },
      });
      browsers.set(settings, browser);
    }
    return browsers.get(settings);
  }

  const defaultBrowser = await browserWith({ scripting: true, reducedMotion: false });
  return {
    version: (await defaultBrowser.version()).replace(/^\D*/, ''),
    async open({ width, height, ...settings }) {
      const context = await (await browserWith(settings)).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return {
        goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
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
      for (const browser of browsers.values()) await browser.close();
    },
  };
}
