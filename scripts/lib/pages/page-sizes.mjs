import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { demoScriptsOf } from './demo-scripts.mjs';
import { elementsOf, isProgram } from './html.mjs';
import { exportedPages } from './pages.mjs';
import { root } from '../root.mjs';

/** The bytes of a file as hosts send it. */
export const compressedSize = (content) => gzipSync(content, { level: 9 }).length;

/** Own scripts that a current browser loads with the page; `nomodule` ones are skipped by it. */
function scriptsOf(elements) {
  return elements
    .filter((element) => isProgram(element) && !('nomodule' in element.attributes))
    .flatMap(({ attributes }) => attributes.src ?? []);
}

function stylesOf(elements) {
  return elements
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
    .map(({ attributes }) => attributes.href);
}

/** Reads the pages of an export with their elements and the URLs of their scripts and styles. */
export async function readPages(folder) {
  const pages = await exportedPages(folder);
  return pages.map((page) => {
    const elements = elementsOf(page.html);
    return {
      ...page,
      elements,
      scripts: scriptsOf(elements),
      styles: stylesOf(elements),
      // The payload is part of the document.
      demoScripts: demoScriptsOf(elements).filter((url) => !url.includes('/payloads/')),
    };
  });
}

/** The scripts of a page without a client component of the site. */
async function frameworkScripts() {
  const html = await readFile(join(root, '.next/server/app/_not-found.html'), 'utf8');
  return scriptsOf(elementsOf(html)).filter((url) => url.includes('/_next/'));
}

/** Measures the pages of the export under "/": bytes by name of the figure. */
export async function measurePages(folder, pages) {
  const sizes = new Map();
  const sizeOf = async (url) => {
    if (!sizes.has(url))
      sizes.set(url, compressedSize(await readFile(join(folder, decodeURI(url)))));
    return sizes.get(url);
  };
  const sum = async (urls) =>
    (await Promise.all([...new Set(urls)].map(sizeOf))).reduce((a, b) => a + b, 0);
  const framework = await sum(await frameworkScripts());
  const figures = {
    'scripts at load': Math.max(...(await Promise.all(pages.map(({ scripts }) => sum(scripts))))),
    'scripts when idle': await sizeOf('/scripts/idle.js'),
    'first search': await sum(['/scripts/search.js', '/scripts/search.json']),
  };
  for (const { route, html, styles, demoScripts } of pages) {
    if (!route.interactive) {
      const frame = html.replace(/<article[^]*<\/article>/, '');
      figures[`frame of ${route.path}`] = compressedSize(frame) + (await sum(styles));
    } else {
      figures[`live demo of ${route.path}`] = (await sum(demoScripts)) - framework;
    }
  }
  return figures;
}
