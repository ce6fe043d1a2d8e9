/** The galleries look the same next to style sheets with rules for elements, types, roles and states. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/lib/fixtures';
import { gotoApplication, readNeighbour, tellNeighbour } from './application';

test.use({ startsDemos: false, contextOptions: { reducedMotion: 'reduce' } });

/** Rules that are in many themes. */
const theme = `
  [type=button], button:not(:disabled) { padding: 12px 24px; border: 2px solid navy; background: royalblue; color: yellow; }
  [type=button]:is(:hover, :focus, :active), button:hover { background: crimson; box-shadow: 0 0 9px red; transform: scale(1.1); }
  button:focus, a:focus, [role=tab]:focus-visible { outline: 5px dashed lime; }
  button:disabled, [aria-disabled=true], [type=button][disabled] { opacity: .3; background: grey; visibility: visible; }
  [role=group] { display: inline-flex; width: 50%; margin-bottom: 20px; border-radius: 9px; }
  [role=group] > *, [role=group] button:not(:first-child) { flex: 1; margin-left: -3px; border-radius: 0; }
  dialog[open] { max-width: 500px; margin: 40px auto; padding: 30px; background: ivory; color: maroon; opacity: .9; }
  figure, figure:not(.own) { margin: 30px; padding: 10px; }
  figure img, a:not([role=button]) img, main img:not([hidden]) { max-width: 200px; height: auto; margin: 7px; border: 4px solid; border-radius: 12px; padding: 2px; filter: grayscale(1); }
  figcaption:not(.own) { margin-top: 22px; color: green; font: italic 30px serif; text-align: right; }
  a:not([role=button]):hover { background: pink; text-decoration: underline; }
  main ul:not(.own), main ol, main li:not(.own) { margin: 10px 50px; list-style: square; }
  div[role], p[role] { letter-spacing: 3px; text-transform: uppercase; }`;

const sheets: Readonly<Record<string, () => string>> = {
  '@picocss/pico': () => readNeighbour('@picocss/pico/css/pico.css'),
  bootstrap: () => readNeighbour('bootstrap/dist/css/bootstrap.css'),
  tailwindcss: () => readFileSync('node_modules/tailwindcss/preflight.css', 'utf8'),
  'normalize.css': () => readNeighbour('normalize.css/normalize.css'),
  'rules of themes': () => theme,
};

/** What the galleries inherit from a page is the page's, and the same in all of them. */
const page = `
  html { font-size: 16px !important; }
  html, body, #root, main { all: initial; display: block !important; }
  body, main { font: 16px/1.5 sans-serif !important; color: black !important; }
  main { width: 900px; }
  style, script, head { display: none !important; }`;

const states = ['hover', 'focus', 'active'] as const;

/** Puts every part into a state, or back. */
async function force(target: Page, pseudoClasses: readonly string[]): Promise<() => Promise<void>> {
  const session = await target.context().newCDPSession(target);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[class^="ks-"]',
  });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', {
      nodeId,
      forcedPseudoClasses: [...pseudoClasses],
    });
  return () => session.detach();
}

/** Styles that decide place, size, colour and visibility, of every part and its pseudo-elements. */
function readStyles(target: Page): Promise<readonly string[]> {
  const names =
    'display position visibility opacity z-index color background-color background-image border-width border-radius box-shadow outline-style outline-width outline-color filter transform scale translate margin padding overflow font-size font-weight font-style line-height letter-spacing text-align text-transform text-decoration-line list-style-type cursor pointer-events clip-path object-fit flex white-space';
  return target.evaluate((properties) => {
    const parts = document.querySelectorAll<HTMLElement>('[class^="ks-"]');
    return [...parts].flatMap((part) => {
      const gallery = part.closest('.ks-carousel, .ks-modal-gallery, .ks-plain-gallery');
      const from = gallery!.getBoundingClientRect();
      const { x, y, width, height } = part.getBoundingClientRect();
      const name =
        part.className.split(' ')[0] + (part.hasAttribute('disabled') ? ' disabled' : '');
      const box = [x - from.x, y - from.y, width, height].map(Math.round).join(' ');
      const read = (pseudo?: string) => {
        const style = getComputedStyle(part, pseudo);
        if (pseudo && style.content === 'none') return [];
        return properties.split(' ').map((property) => {
          const value = style.getPropertyValue(property);
          return `${name}${pseudo ?? ''} { ${property}: ${value} }`;
        });
      };
      return [`${name} at ${box}`, ...read(), ...read('::before'), ...read('::after')];
    });
  }, names);
}

async function readAll(target: Page, css: { css?: string; after?: string }) {
  const found: Record<string, readonly string[]> = {};
  for (const gallery of ['page', 'modal']) {
    await gotoApplication(target, { program: 'sheets', query: `?${gallery}`, ...css });
    const image =
      gallery === 'modal' ? '.ks-figure[data-status="loaded"]' : '.ks-slide[data-state] img';
    await expect(target.locator(image).first()).toBeVisible();
    await expect(target.locator('.ks-arrow-place, .ks-main-arrow').first()).toBeAttached();
    await target.mouse.move(2, 890);
    found[`${gallery} at rest`] = await readStyles(target);
    for (const state of states) {
      const end = await force(target, [state]);
      found[`${gallery} with :${state}`] = await readStyles(target);
      await end();
    }
  }
  return found;
}

for (const [neighbour, read] of Object.entries(sheets)) {
  for (const place of ['before', 'after'] as const) {
    test(
      `the galleries look the same with ${neighbour} ${place} their stylesheet`,
      tellNeighbour(neighbour, 'sheets', place),
      async ({ page: target }) => {
        const sheet = read();
        const expected = await readAll(target, { after: page });
        const given = place === 'before' ? { css: sheet, after: page } : { after: sheet + page };
        const received = await readAll(target, given);
        for (const [state, styles] of Object.entries(expected)) {
          const differences = styles.flatMap((style, index) =>
            received[state]?.[index] === style ? [] : [`${style} is ${received[state]?.[index]}`],
          );
          expect.soft([...new Set(differences)], state).toEqual([]);
        }
      },
    );
  }
}
