import { insertInHead } from '../lib/pages/html.mjs';

const link =
  '<link rel="expect" href="#demo-area" blocking="render" media="(prefers-reduced-motion: no-preference)"/>';

/** Lets the first frame of a demo page wait for its demo area, so that the picture of a card can grow into it. */
export function awaitDemoArea(pages) {
  for (const page of pages) {
    if (page.html.includes(' id="demo-area"')) page.html = insertInHead(page.html, link);
  }
}
