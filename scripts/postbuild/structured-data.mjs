import { insertInHead } from '../lib/pages/html.mjs';
import { loadTypescript } from '../lib/load-typescript.mjs';

/** A JSON-LD block for one page, escaped so that no text in it can end the element. */
export function dataBlock(data) {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Adds structured data (JSON-LD) for search engines to each page. React would escape the quotation marks of its
 * text, so it is inserted here.
 */
export async function addStructuredData(pages) {
  const { structuredData } = await loadTypescript('components/site/structured-data.ts');
  for (const page of pages.filter(({ isListed }) => isListed)) {
    page.html = insertInHead(page.html, dataBlock(structuredData(page.route.path)));
  }
}
