import { build } from 'esbuild';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';
import { until } from './until.mjs';

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
const finder = outputFiles[0].text;

/** Patterns do not travel into a page; their parts do. */
function portable(target) {
  return Object.fromEntries(
    Object.entries(target).map(([key, value]) => {
      if (value instanceof RegExp) return [key, { source: value.source, flags: value.flags }];
      return [key, key === 'within' ? portable(value) : value];
    }),
  );
}

function inWords(target) {
  return JSON.stringify(target, (_key, value) => (value instanceof RegExp ? `${value}` : value));
}

// Drivers disagree about how far an element below the window's edge has to be scrolled.
function findInView(wanted) {
  const [element] = findElements(wanted);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}

/**
 * What a reader does and sees, in any engine. A target is `{ role, name }` or `{ css }`, narrowed by `text`,
 * `focused`, `current` and `within`, another target.
 */
export class Visitor {
  #driver;
  #origin;
  #picturePath;

  constructor(driver, { origin, picturePath }) {
    this.#driver = driver;
    this.#origin = origin;
    this.#picturePath = picturePath;
  }

  goto(path) {
    return this.#driver.goto(this.#origin + path);
  }

  async count(target) {
    await this.#bringFinder();
    return this.#driver.evaluate((wanted) => findElements(wanted).length, portable(target));
  }

  sees(target, count) {
    const enough = (found) => (count === undefined ? found > 0 : found === count);
    return until(
      async () => enough(await this.count(target)),
      `${count ?? 'at least one'} of ${inWords(target)}`,
    );
  }

  seesNo(target) {
    return this.sees(target, 0);
  }

  async click(target) {
    await this.sees(target);
    await until(
      async () => {
        await this.#bringFinder();
        await this.#driver.click(findInView, portable(target));
        return true;
      },
      `a click on ${inWords(target)}`,
    );
  }

  /** Clicks again until the page answers: the first click may come before its scripts are ready. */
  clickUntilSees(target, answer) {
    return until(
      async () => {
        if ((await this.count(answer)) > 0) return true;
        await this.click(target);
        return (await this.count(answer)) > 0;
      },
      `${inWords(answer)} after a click on ${inWords(target)}`,
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
  holds(script, argument) {
    return until(() => this.#driver.evaluate(script, argument), `${script}`);
  }

  isAt(path) {
    return until(
      async () => (await this.#driver.evaluate(() => location.pathname + location.hash)) === path,
      `the address is ${path}`,
    );
  }

  back() {
    return this.#driver.evaluate(() => history.back());
  }

  /** Waits until the framework listens to this element. */
  async isAlive(css) {
    await this.holds(
      (selector) =>
        Object.keys(document.querySelector(selector) ?? {}).some((key) =>
          key.startsWith('__reactProps'),
        ),
      css,
    );
  }

  /** The page is not wider than its window. */
  async fits() {
    const [page, view] = await this.#driver.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    if (page > view) throw new Error(`The page is ${page} pixels wide in a window of ${view}.`);
  }

  picture(name) {
    return this.#driver.screenshot(this.#picturePath(name));
  }

  async #bringFinder() {
    if (await this.#driver.evaluate(() => 'findElements' in globalThis)) return;
    await this.#driver.evaluate(finder);
  }
}
