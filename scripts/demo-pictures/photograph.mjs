import { stateOf } from './states.mjs';

const demo = '.live-demo';

/** Runs in the page: shows the live demo alone, in the whole window. */
function showAlone({ selector, isNarrow }) {
  const element = document.querySelector(selector);
  element.popover = 'manual';
  Object.assign(element.style, {
    boxSizing: 'border-box',
    inlineSize: '100vw',
    blockSize: '100vh',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    margin: '0',
    padding: '10px',
    border: '0',
    display: 'grid',
    alignContent: 'safe center',
    justifyContent: isNarrow ? 'safe center' : 'stretch',
    overflow: 'auto',
    scrollbarWidth: 'none',
    colorScheme: 'inherit',
    color: 'var(--ink)',
    background: 'var(--paper)',
  });
  element.showPopover();
}

/** Runs in the page: leaves only the open gallery, so that the layout of the page does not shine through. */
function hidePage(selector) {
  for (const element of document.querySelectorAll(`${selector} > *`)) {
    element.style.visibility = 'hidden';
  }
}

/** Runs in the page: waits until fonts and the images in the window have arrived and been painted. */
async function arrive({ selector, isLoading }) {
  await document.fonts.ready;
  // Lazy images outside the window are never fetched.
  const isInWindow = (image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < innerHeight;
  };
  const isAwaited = (image) => !(isLoading && image.closest('.ks-figure')) && isInWindow(image);
  const images = [...document.querySelectorAll(`:is(${selector}, dialog) img`)].filter(isAwaited);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

const shownImage = 'dialog .ks-figure[data-status=loaded]';

async function open(page, { opener, isLoading }) {
  const byName = opener instanceof RegExp;
  const target = byName ? page.getByRole('button', { name: opener }) : page.locator(opener);
  await target.first().click();
  // Until its code has arrived, a gallery reacts to few keys.
  if (isLoading) await page.locator('dialog .ks-figure').waitFor({ state: 'attached' });
  else await page.locator(shownImage).waitFor();
}

/** Brings a demo into its state. */
async function prepare(page, url, state) {
  await page.goto(url);
  const part = page.locator(demo).first();
  await part.evaluate((element) =>
    element.dispatchEvent(new Event('pointerover', { bubbles: true })),
  );
  await page.locator('html[data-demo=ready]').waitFor();
  await page.evaluate(showAlone, { selector: demo, isNarrow: state.window.width < 400 });
  for (const step of state.before) await step(page);
  if (state.opener) await open(page, state);
  if (state.isModal) await page.evaluate(hidePage, demo);
  for (const step of state.steps) await step(page);
  const { isModal, isLoading } = state;
  if (isModal && !isLoading) await page.locator(shownImage).waitFor();
  await page.evaluate(arrive, { selector: demo, isLoading });
}

/** A screenshot of a demo in a colour scheme, as PNG. */
export async function photograph(browser, { url, route, colorScheme, size }) {
  const state = stateOf(route.demo);
  const context = await browser.newContext({
    viewport: state.window,
    // Small windows are enlarged, so that text and lines stay sharp.
    deviceScaleFactor: Math.max(1, size.width / state.window.width),
    colorScheme,
    reducedMotion: state.plays ? 'no-preference' : 'reduce',
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    // Demos that add random images always add the same.
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await prepare(page, url, state);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } catch (error) {
    throw new Error(`${route.path} (${colorScheme}): ${error.message}`);
  } finally {
    await context.close();
  }
}
