import { getPublicOrigin } from './build-environment';

/** '' or '/folder', never with a trailing slash; next.config.mjs checks it. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Where `npm start` serves the site; stands in absolute URLs as long as the public origin is unknown. */
export const localOrigin = 'http://localhost:3000';

function rooted(path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) {
    throw new Error(`A URL inside the site starts with one "/", got "${path}"`);
  }
  return path;
}

/** URL of a file below public/, without the origin. */
export function asset(path: string): string {
  return basePath + rooted(path);
}

/** URL of a page without the origin, with the trailing slash of the export: '/about#icons' becomes '/about/#icons'. */
export function href(path: string): string {
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(rooted(path)) ?? [];
  return `${basePath}${page.endsWith('/') ? page : `${page}/`}${rest}`;
}

/** Whether absolute URLs name the origin under which the site is published. */
export function isPublic(): boolean {
  return getPublicOrigin(process.env) !== undefined;
}

/** A page or file with its origin, for canonical URLs, the sitemap and social cards. */
export function absolute(path: string): string {
  const isFile = /\.\w+$/.test(path);
  return (getPublicOrigin(process.env) ?? localOrigin) + (isFile ? asset(path) : href(path));
}
