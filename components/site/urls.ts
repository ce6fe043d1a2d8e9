/** '' or '/folder', never with a trailing slash; next.config.mjs checks it. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The origin under which readers find the site. A deployment sets SITE_URL. */
function publicOrigin(): string {
  return new URL(process.env.SITE_URL || 'http://localhost:3000').origin;
}

function rooted(path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) {
    throw new Error(`An address inside the site starts with one "/", got "${path}"`);
  }
  return path;
}

/** Address of a file below public/. */
export function asset(path: string): string {
  return basePath + rooted(path);
}

/** Address of a page, with the trailing slash that the export gives it: '/about#icons' becomes '/about/#icons'. */
export function href(path: string): string {
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(rooted(path)) ?? [];
  return `${basePath}${page.endsWith('/') ? page : `${page}/`}${rest}`;
}

/** A page or file with its origin, for canonical addresses, the sitemap and social cards. */
export function absolute(path: string): string {
  const isFile = /\.\w+$/.test(path);
  return publicOrigin() + (isFile ? asset(path) : href(path));
}
