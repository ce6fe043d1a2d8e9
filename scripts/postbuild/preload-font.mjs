import { elementsOf, insertInHead } from '../lib/pages/html.mjs';

const isFontPreload = ({ name, attributes: { rel, as } }) =>
  name === 'link' && rel === 'preload' && as === 'font';

function findPreload(html) {
  const [link] = elementsOf(html).filter(isFontPreload);
  return link && html.slice(link.location.startOffset, link.location.endOffset);
}

/** Preloads the font in the pages where the framework leaves it out, as it does in the 404 page. */
export function preloadFont(pages) {
  const link = pages.map(({ html }) => findPreload(html)).find(Boolean);
  if (!link) throw new Error('No page preloads the font.');
  for (const page of pages) {
    if (!page.html.includes(link)) page.html = insertInHead(page.html, link);
  }
}
