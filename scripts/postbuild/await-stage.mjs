import { insertInHead } from '../lib/pages/html.mjs';

const link =
  '<link rel="expect" href="#stage" blocking="render" media="(prefers-reduced-motion: no-preference)"/>';

/** Lets the first frame of a demo page wait for its stage, so that the picture of a card can grow into it. */
export function awaitStage(pages) {
  for (const page of pages) {
    if (page.html.includes(' id="stage"')) page.html = insertInHead(page.html, link);
  }
}
