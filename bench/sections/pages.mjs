import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { demoScriptsOf } from '../../scripts/lib/pages/demo-scripts.mjs';
import { elementsOf, isProgram } from '../../scripts/lib/pages/html.mjs';
import { exportedPages } from '../../scripts/lib/pages/pages.mjs';
import { median } from '../lib/statistics.mjs';

const gzip = (contents) => gzipSync(contents, { level: 9 }).length;

const kinds = {
  home: (path) => path === '/',
  guide: (path) => ['/getting-started', '/migration', '/about', '/performance'].includes(path),
  features: (path) => path.startsWith('/features'),
  'modal demo': (_path, { demo }) => demo?.group === 'Modal',
  'plain demo': (_path, { demo }) => demo?.group === 'Plain',
  'carousel demo': (_path, { demo }) => demo?.group === 'Carousel',
  'React edition': (path) => path.startsWith('/react'),
  playground: (path) => path === '/playground',
};

function filesOf(html) {
  const elements = elementsOf(html);
  const scripts = elements
    // Current browsers skip nomodule scripts.
    .filter((element) => isProgram(element) && !('nomodule' in element.attributes))
    .map(({ attributes }) => attributes.src)
    .filter(Boolean);
  const styles = elements
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
    .map(({ attributes }) => attributes.href);
  // Fetched when the browser is idle, or at the first use of the demo.
  const later = demoScriptsOf(elements);
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)], later };
}

async function measurePage(folder, html, sizes) {
  const sizeOf = async (url) => {
    const path = decodeURIComponent(url.split('?')[0]);
    if (!sizes.has(path)) sizes.set(path, gzip(await readFile(join(folder, path))));
    return sizes.get(path);
  };
  const sum = async (urls) => {
    const list = await Promise.all(urls.map(sizeOf));
    return list.reduce((total, size) => total + size, 0);
  };
  const { scripts, styles, later } = filesOf(html);
  return {
    document: gzip(html),
    styles: await sum(styles),
    scripts: await sum(scripts),
    later: await sum(later),
  };
}

/**
 * Measures the compressed bytes that a page loads before any interaction, without images, and those of its live demo,
 * which it fetches later: the median of each kind and every page.
 */
export async function measurePages(folder) {
  const sizes = new Map();
  const records = [];
  for (const { route, html } of await exportedPages(folder)) {
    // It is part of the page with the frame.
    if (route.isFramed) continue;
    const kind = Object.keys(kinds).find((name) => kinds[name](route.path, route));
    records.push({ kind, path: route.path, ...(await measurePage(folder, html, sizes)) });
  }
  const byKind = Object.keys(kinds)
    .map((kind) => ({ kind, pages: records.filter((record) => record.kind === kind) }))
    .filter(({ pages }) => pages.length > 0)
    .map(({ kind, pages }) => ({
      kind,
      pages: pages.length,
      document: Math.round(median(pages.map((page) => page.document))),
      styles: Math.round(median(pages.map((page) => page.styles))),
      scripts: Math.round(median(pages.map((page) => page.scripts))),
      later: Math.round(median(pages.map((page) => page.later))),
    }));
  const routes = records.map(({ path, document, styles, scripts, later }) => ({
    path,
    document,
    styles,
    scripts,
    later,
  }));
  return { kinds: byKind, routes };
}

/** Returns the path of the features page with the most markup. */
export async function heaviestFeature(folder) {
  const pages = (await exportedPages(folder)).filter(({ route }) => kinds.features(route.path));
  return pages.sort((a, b) => b.html.length - a.html.length)[0]?.route.path;
}
