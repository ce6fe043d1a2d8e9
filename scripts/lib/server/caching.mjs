/** Cache lifetimes. Files with a hash in their name never change; everything else is revalidated. */
export const cachingRules = [
  { pattern: '/_next/static/*', value: 'public, max-age=31536000, immutable' },
  { pattern: '/assets/*', value: 'public, max-age=86400' },
];

const otherwise = 'no-cache';

/** The Cache-Control of a URL below the base path. */
export function cacheControl(path) {
  const rule = cachingRules.find(({ pattern }) => path.startsWith(pattern.slice(0, -1)));
  return rule?.value ?? otherwise;
}
