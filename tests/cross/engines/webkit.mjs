import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key } from 'selenium-webdriver';
import { ensureProgram } from '../../../scripts/lib/system-programs.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { waitUntil } from '../lib/wait-until.mjs';
import { withTimeout } from '../lib/with-timeout.mjs';

const packages = ['webkit2gtk-driver', 'xvfb', 'xauth'];

const startTime = 20_000;

const keys = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

// The toolbar of the browser would make the window wider than a phone.
const narrowBar = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Writes GTK settings, from which this browser reads the preference for reduced motion. */
async function desktopSettings({ reducedMotion }) {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), narrowBar);
  await writeFile(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${!reducedMotion}\n`,
  );
  return folder;
}

async function startDriver(program, settings) {
  const folder = await desktopSettings(settings);
  const port = await freePort();
  const options = ['-a', '-s', '-screen 0 2600x1600x24', program, `--port=${port}`];
  // The process ends with this one; the limit is for a process that is left behind.
  void run('xvfb-run', options, {
    env: { XDG_CONFIG_HOME: folder },
    quiet: true,
    minutes: 120,
  });
  const url = `http://localhost:${port}`;
  await waitUntil(async () => (await fetch(`${url}/status`)).ok, 'WebKitWebDriver answers');
  return { url, folder };
}

/** WebKitGTK's own small browser through WebDriver, under a virtual display. */
export async function startWebkit() {
  const program = await ensureProgram(['WebKitWebDriver'], packages);
  await ensureProgram(['xvfb-run'], packages);
  const drivers = new Map();
  const folders = [];

  async function newSession({ scripting, reducedMotion }) {
    if (!drivers.has(reducedMotion)) {
      const driver = await startDriver(program, { reducedMotion });
      folders.push(driver.folder);
      drivers.set(reducedMotion, driver);
    }
    const args = ['--automation', `--enable-javascript=${scripting}`];
    const browser = await new Builder()
      .usingServer(drivers.get(reducedMotion).url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args },
      })
      .build();
    await browser.manage().setTimeouts({ script: 10_000, pageLoad: 30_000 });
    return browser;
  }

  /** Restarts the driver, which waits forever for a browser that crashed while starting. */
  async function session(settings, tries = 3) {
    try {
      return await withTimeout(startTime, newSession(settings));
    } catch (error) {
      if (tries === 1) throw error;
      drivers.delete(settings.reducedMotion);
      return session(settings, tries - 1);
    }
  }

  async function resize(browser, width, height) {
    await browser.manage().window().setRect({ x: 0, y: 0, width, height });
    const [pageWidth, pageHeight] = await browser.executeScript('return [innerWidth, innerHeight]');
    if (pageWidth !== width) throw new Error(`The page is ${pageWidth} pixels wide, not ${width}.`);
    const rect = { x: 0, y: 0, width, height: 2 * height - pageHeight };
    await browser.manage().window().setRect(rect);
  }

  const first = await session({ scripting: true, reducedMotion: false });
  const version = (await first.getCapabilities()).getBrowserVersion();
  await first.quit();

  return {
    version,
    async open({ width, height, ...settings }) {
      const browser = await session(settings);
      await resize(browser, width, height);
      const call = (script, argument) =>
        typeof script === 'string'
          ? browser.executeScript(script)
          : browser.executeScript(`return (${script})(arguments[0])`, argument);
      return {
        goto: (url) => browser.get(url),
        evaluate: call,
        async click(find, argument) {
          await (await call(find, argument)).click();
        },
        press: (key) =>
          browser
            .actions()
            .sendKeys(keys[key] ?? key)
            .perform(),
        type: (text) => browser.actions().sendKeys(text).perform(),
        async screenshot(path) {
          await writeFile(path, await browser.takeScreenshot(), 'base64');
        },
        close: () => browser.quit(),
      };
    },
    async close() {
      for (const folder of folders) await rm(folder, { recursive: true });
    },
  };
}
