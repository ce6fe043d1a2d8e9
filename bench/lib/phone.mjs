import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { installRecorder } from '../page/recorder.js';
import { serveLibraries } from './workbench.mjs';

/** Window of the phone in CSS px. */
export const screen = { width: 412, height: 915, density: 2 };

/** Size of the image file in px. */
export const file = { width: 1600, height: 1067 };

const images = `${root}public/assets/images/carousel/tea-gardens`;
const loadFinger = () => loadTypescript('tests/browser/lib/finger.ts');

async function readImages() {
  const [picture, thumbnail] = await Promise.all([
    readFile(`${images}.jpg`),
    readFile(`${images}-thumb.jpg`),
  ]);
  return [
    ...[1, 2, 3].map((number) => [`/picture-${number}.jpg`, picture]),
    ['/thumbnail.jpg', thumbnail],
  ];
}

/** Controls of one page: its fingers, keys and wheel are those of the browser, not events made by a script. */
function controls({ tab, client, url, mounted, touchesBetween }) {
  const call = (name, argument) =>
    tab.evaluate(([method, value]) => globalThis.bench[method](value), [name, argument]);
  const wait = (ms) => tab.waitForTimeout(ms);
  return {
    tab,
    client,
    call,
    wait,
    /** Loads the page anew; returns the visible box of the thumbnail. */
    async load() {
      await tab.goto(url, { waitUntil: 'load' });
      return call('mount', mounted);
    },
    /** Loads the page anew and opens the gallery; returns the box of the picture. */
    async open() {
      await this.load();
      return call('open');
    },
    rest: () => call('rest'),
    /** Puts, moves and lifts fingers; every moment has the time in ms since the one before. */
    async play(moments) {
      let last = [];
      let due = performance.now();
      const sent = [];
      for (const { after, fingers, isCancelled } of moments) {
        due += after;
        await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
        // Does not wait for the page, as fingers do not.
        for (const event of touchesBetween(last, fingers, isCancelled))
          sent.push(client.send('Input.dispatchTouchEvent', event));
        last = fingers;
      }
      await Promise.all(sent);
    },
    press: (key) => tab.keyboard.press(key),
    /** Turns the wheel by one notch with the control key held. */
    zoomByWheel: ({ x, y }) =>
      client.send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        x,
        y,
        deltaX: 0,
        deltaY: -100,
        modifiers: 2,
      }),
    /** Slows the page down by a factor. */
    slowDown: (rate) => client.send('Emulation.setCPUThrottlingRate', { rate }),
    /** Returns the time of the main thread so far in ms. */
    async readWork() {
      const { metrics } = await client.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    },
  };
}

const phone = async () => ({
  ...screen,
  isTouched: true,
  files: await readImages(),
  mounted: file,
});

/**
 * Opens one browser with a page per library, 60 frames per second and animations. Default: a phone, and three images that
 * share one file.
 */
export async function openPhone(libraries, device) {
  const { width, height, density, isTouched, files, mounted } = device ?? (await phone());
  const { touchesBetween } = await loadFinger();
  const { server, origin } = await serveLibraries(libraries, 'gestures', files);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--disable-dev-shm-usage', '--disable-background-networking'],
  });
  const options = {
    viewport: { width, height },
    deviceScaleFactor: density,
    hasTouch: isTouched,
    isMobile: isTouched,
  };
  return {
    version: browser.version(),
    /** Opens a new page for one library and one round, with nothing in the cache. */
    async with(library, action) {
      const context = await browser.newContext(options);
      try {
        await context.addInitScript(installRecorder);
        const tab = await context.newPage();
        const failures = [];
        tab.on('pageerror', (error) => failures.push(error.message));
        const client = await context.newCDPSession(tab);
        await client.send('Performance.enable', { timeDomain: 'threadTicks' });
        const url = `${origin}/${library}`;
        const result = await action(controls({ tab, client, url, mounted, touchesBetween }));
        if (failures.length > 0) throw new Error(`${library}: ${failures[0]}`);
        return result;
      } finally {
        await context.close();
      }
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
