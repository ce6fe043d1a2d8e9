import { build } from 'esbuild';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';
import { waitUntil } from './wait-until.mjs';

/* global findElements */

const { outputFiles } = await build({
  entryPoints: [join(root, 'tests/cross/lib/find.js')],
  bundle: true,
  minify: true,
  format: 'iife',
  define: { 'process.env': '{}', process: 'undefined' },
  write: false,
  logLevel: 'error',
});
const finderScript = outputFiles[0].text;

/** Replaces regular expressions, which cannot be sent to a page, by their source and flags. */
function serialize(target) {
  return Object.fromEntries(
    Object.entries(target).map(([key, value]) => {
      if (value instanceof RegExp) return [key, { source: value.source, flags: value.flags }];
      return [key, key === 'within' ? serialize(value) : value];
    }),
  );
}

function describeTarget(target) {
  return JSON.stringify(target, (_key, value) => (value instanceof RegExp ? `${value}` : value));
}

// Drivers scroll elements into view differently, so this is done in the page.
function findInView(wanted) {
  const [element] = findElements(wanted);
  // A strip with snap points would move on under the click, unless it is at one of them.
  element?.scrollIntoView({ block: 'center', inline: 'start', behavior: 'instant' });
  return element;
}

/**
 * A user of a browser with any engine. A target is `{ role, name }` or `{ css }`, narrowed by `text`,
 * `focused`, `current` and `within`, another target.
 */
export class BrowserUser {
  #driver;
  #origin;
  #screenshotPath;

  constructor(driver, { origin, screenshotPath }) {
    this.#driver = driver;
    this.#origin = origin;
    this.#screenshotPath = screenshotPath;
  }

  goto(path) {
    return this.#driver.goto(this.#origin + path);
  }

  async count(target) {
    await this.#injectFinder();
    return this.#driver.evaluate((wanted) => findElements(wanted).length, serialize(target));
  }

  waitFor(target, count) {
    const enough = (found) => (count === undefined ? found > 0 : found === count);
    return waitUntil(
      async () => enough(await this.count(target)),
      `${count ?? 'at least one'} of ${describeTarget(target)}`,
    );
  }

  waitForNone(target) {
    return this.waitFor(target, 0);
  }

  async click(target) {
    await this.waitFor(target);
    await waitUntil(
      async () => {
        await this.#clickOnce(target);
        return true;
      },
      `a click on ${describeTarget(target)}`,
    );
  }

  async #clickOnce(target) {
    await this.#injectFinder();
    await this.#driver.click(findInView, serialize(target));
  }

  /** Clicks until the result is visible: the first click may come before hydration. */
  clickUntil(target, result) {
    return waitUntil(
      async () => {
        if ((await this.count(result)) > 0) return true;
        // The result of the last click may cover the target by now.
        await this.#clickOnce(target);
        return (await this.count(result)) > 0;
      },
      `${describeTarget(result)} after a click on ${describeTarget(target)}`,
    );
  }

  /** Presses a key until the result is visible: the first press may come before hydration. */
  pressUntil(key, result) {
    return waitUntil(
      async () => {
        if ((await this.count(result)) > 0) return true;
        await this.press(key);
        return (await this.count(result)) > 0;
      },
      `${describeTarget(result)} after pressing ${key}`,
    );
  }

  press(key) {
    return this.#driver.press(key);
  }

  type(text) {
    return this.#driver.type(text);
  }

  evaluate(script, argument) {
    return this.#driver.evaluate(script, argument);
  }

  /** Waits until a script in the page returns true. */
  waitForScript(script, argument) {
    const wanted = argument === undefined ? '' : ` with ${JSON.stringify(argument)}`;
    return waitUntil(() => this.#driver.evaluate(script, argument), `${script}${wanted}`);
  }

  waitForUrl(path) {
    return waitUntil(
      async () => (await this.#driver.evaluate(() => location.pathname + location.hash)) === path,
      `the URL is ${path}`,
    );
  }

  back() {
    return this.#driver.evaluate(() => history.back());
  }

  forward() {
    return this.#driver.evaluate(() => history.forward());
  }

  /** Waits until the page is not wider than its window: the stylesheet may arrive after the document. */
  expectNoSidewaysScroll() {
    return waitUntil(
      () =>
        this.#driver.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth <= clientWidth;
        }),
      'the page is not wider than its window',
    );
  }

  screenshot(name) {
    return this.#driver.screenshot(this.#screenshotPath(name));
  }

  async #injectFinder() {
    if (await this.#driver.evaluate(() => 'findElements' in globalThis)) return;
    await this.#driver.evaluate(finderScript);
  }
}
