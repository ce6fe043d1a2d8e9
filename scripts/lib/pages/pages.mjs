import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files.mjs';
import { loadTypescript } from '../load-typescript.mjs';

export function loadRouteMap() {
  return loadTypescript('components/site/route-map.ts');
}

/** The path in the route map of an exported file: 'about/index.html' is '/about'. */
export function pathOfFile(file) {
  return `/${file.replace(/\.html$/, '').replace(/\/?index$/, '')}`;
}

/**
 * The exported pages with their routes; `isListed` is false for those in no list of pages. A page that the route map does
 * not know is an error.
 */
export async function exportedPages(folder) {
  const { routeOf, unlistedRoutes } = await loadRouteMap();
  const files = (await filesBelow(folder)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => {
      const route = routeOf(pathOfFile(file));
      const html = await readFile(join(folder, file), 'utf8');
      return { file, route, isListed: !unlistedRoutes.includes(route), html };
    }),
  );
}
