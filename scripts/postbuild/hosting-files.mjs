import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachingRules } from '../lib/server/caching.mjs';
import { loadRouteMap } from '../lib/pages/pages.mjs';

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  // Sandboxes of other hosts load the library and the images. Nothing here is private.
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Each page contains its own policy, but who may show it in a frame can only be said by a header. */
export function framingHeaders({ isFramed }) {
  return {
    'Content-Security-Policy': `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    'X-Frame-Options': isFramed ? 'SAMEORIGIN' : 'DENY',
  };
}

/** The first folder in a path: '/demo/carousel' is in '/demo'. */
const areaOf = (path) => /^\/[^/]*/.exec(path)[0];

/**
 * Patterns with the headers for frames. No two patterns match one page, because hosts would join their values: the pages
 * beside one that may be framed are listed one by one.
 */
function framingRules(routes) {
  const areas = new Set(routes.filter(({ isFramed }) => isFramed).map(({ path }) => areaOf(path)));
  const patternOf = ({ path }) => {
    if (path === '/') return path;
    if (path === '/404') return '/404.html';
    return areas.has(areaOf(path)) ? `${path}/` : `${areaOf(path)}/*`;
  };
  return [...new Map(routes.map((route) => [patternOf(route), framingHeaders(route)]))];
}

function block(pattern, headers) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${pattern}\n${lines.join('\n')}\n`;
}

/** The header file that Netlify and Cloudflare Pages read. */
export function headersFile(basePath, routes) {
  return [
    block(`${basePath}/*`, securityHeaders),
    ...framingRules(routes).map(([pattern, headers]) => block(basePath + pattern, headers)),
    ...cachingRules.map(({ pattern, value }) =>
      block(basePath + pattern, { 'Cache-Control': value }),
    ),
  ].join('\n');
}

export async function writeHostingFiles(folder, basePath) {
  const { routes, unlistedRoutes } = await loadRouteMap();
  const headers = headersFile(basePath, [...routes, ...unlistedRoutes]);
  await writeFile(join(folder, '_headers'), headers);
  // GitHub Pages would leave out folders whose name begins with an underscore.
  await writeFile(join(folder, '.nojekyll'), '');
}
