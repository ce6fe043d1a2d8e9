/**
 * The path that a fragment of the original website names: '#/features/carousel' is 'features/carousel/'.
 * Only plain words are accepted, so that no fragment can lead to another site.
 */
export function getLegacyRoute(hash: string): string | undefined {
  const match = /^#\/((?:[a-z\d]+(?:-[a-z\d]+)*\/?)*)$/i.exec(hash);
  return match?.[1]?.replace(/\/?$/, '/').replace(/^\/$/, '');
}

/** Goes to the page that a fragment of the old kind names. `base` is the URL of the site's root. */
export function followLegacyHash(base: URL): void {
  const route = getLegacyRoute(location.hash);
  if (route !== undefined) location.replace(new URL(route, base));
}
