import { takeStep } from './steps.mjs';

const demo = '.live-demo';

/**
 * Lets the active image of a modal gallery reach the edges of the picture, below its controls, among them the dots, which
 * low windows hide.
 */
const imageToEdges = `
  .ks-modal-gallery > .ks-dots { display: flex }
  .ks-modal-gallery-backdrop { opacity: 1 }
  .ks-main { position: absolute; inset: 0; justify-content: start }
  .ks-modal-gallery > :is(.ks-header, .ks-dots, .ks-thumbnails) { position: relative; z-index: 1 }
  .ks-modal-gallery > .ks-header { margin-block-end: auto }
  .ks-figure { position: absolute; inset: 0; margin: 0 }
  .ks-figure :is(.ks-stage, .ks-slide-content, .ks-current-button) { display: block; inline-size: 100%; block-size: 100% }
  .ks-figure .ks-current-image { inline-size: 100%; block-size: 100%; max-block-size: none; object-fit: cover }
  .ks-main > .ks-side-preview { position: relative; z-index: 1 }
  .ks-figure + .ks-side-preview { margin-inline: auto 64px }
  .ks-main > .ks-arrow-place:last-child { position: absolute; inset: 0 0 0 auto }
`;

/** Removes focus rings, and lets carousels fill the width. */
const plainLook = `
  :focus-visible, :focus-visible::after { outline: 0 !important; box-shadow: none !important }
  .live-demo > .ks-carousel { inline-size: 100% }
`;

/** Runs in the page: shows the live demo alone, in the whole window. */
function showAlone({ selector, isNarrow, frame }) {
  const element = document.querySelector(selector);
  element.popover = 'manual';
  Object.assign(element.style, {
    boxSizing: 'border-box',
    inlineSize: '100vw',
    blockSize: '100vh',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    margin: '0',
    padding: '0',
    border: 'solid var(--paper)',
    borderWidth: frame,
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
  document.documentElement.style.scrollbarGutter = 'auto';
}

/** Runs in the page: leaves only the open gallery, so that the layout of the page does not shine through. */
function hidePage(selector) {
  for (const element of document.querySelectorAll(`${selector} > *`)) {
    element.style.visibility = 'hidden';
  }
}

/** Runs in the page: lifts the caption above the dots, which an image that reaches the edges is behind. */
function liftCaption() {
  const caption = document.querySelector('.ks-figure > .ks-caption');
  const dots = document.querySelector('.ks-modal-gallery > .ks-dots');
  if (caption && dots) caption.style.paddingBlockEnd = `${innerHeight - dots.offsetTop}px`;
}

/** Runs in the page: waits until fonts and the images in the window have arrived and been painted. */
async function arrive({ selector, isLoading }) {
  await document.fonts.ready;
  // Lazy images outside the window are never fetched.
  const isInWindow = (image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return isInside && image.checkVisibility();
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
  for (const step of state.first) await takeStep(page, step);
  await page.goto(url);
  const part = page.locator(demo).first();
  await part.evaluate((element) =>
    element.dispatchEvent(new Event('pointerover', { bubbles: true })),
  );
  await page.locator('html[data-demo=ready]').waitFor();
  const { frame } = state;
  await page.evaluate(showAlone, { selector: demo, isNarrow: state.window.width < 400, frame });
  for (const step of state.before) await takeStep(page, step);
  if (state.opener) await open(page, state);
  await page.addStyleTag({ content: plainLook });
  if (state.isModal) {
    await page.evaluate(hidePage, demo);
    if (!state.keepsSize) await page.addStyleTag({ content: imageToEdges });
  }
  for (const step of state.steps) await takeStep(page, step);
  const { isModal, isLoading } = state;
  if (isModal && !state.keepsSize) await page.evaluate(liftCaption);
  if (isModal && !isLoading) await page.locator(shownImage).waitFor();
  await page.evaluate(arrive, { selector: demo, isLoading });
}

/** The part of the window that is photographed: a detail at one of its edges, in the proportions of the picture. */
function getClip({ window, detail }, size) {
  const { width, x, y } = { width: window.width, x: 0.5, y: 0.5, ...detail };
  const height = (width * size.height) / size.width;
  return { x: (window.width - width) * x, y: (window.height - height) * y, width, height };
}

/** A screenshot of a demo in a colour scheme, as PNG. */
export async function photograph(browser, { url, state, colorScheme, size }) {
  const context = await browser.newContext({
    viewport: state.window,
    // Small windows and details are enlarged, so that text and lines stay sharp.
    deviceScaleFactor: Math.max(1, size.width / (state.detail?.width ?? state.window.width)),
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
    const clip = getClip(state, size);
    return await page.screenshot({ animations: 'disabled', caret: 'hide', clip });
  } catch (error) {
    throw new Error(`${url} (${colorScheme}): ${error.message}`);
  } finally {
    await context.close();
  }
}
