import { loadTypescript } from '../lib/load-typescript.mjs';

/** A JSON-LD block for one page, escaped so that no text in it can end the element. */
export function dataBlock(data) {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function withBlock(html, block) {
  const at = html.indexOf('</head>');
  if (at < 0) throw new Error('A page without </head> has no place for its structured data.');
  return html.slice(0, at) + block + html.slice(at);
}

/**
 * Adds structured data (JSON-LD) for search engines to each page. React would escape the quotation marks of its
 * text, so it is inserted here.
 */
export async function addStructuredData(pages) {
  const { structuredData } = await loadTypescript('components/site/structured-data.ts');
  for (const page of pages.filter(({ file }) => file !== '404.html')) {
    page.html = withBlock(page.html, dataBlock(structuredData(page.route.path)));
  }
}
