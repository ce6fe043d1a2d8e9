/**
 * The page that an address of the old kind means: '#/features/carousel' is 'features/carousel/'.
 * Only plain words count, so that no hash can lead off the site.
 */
export function getLegacyRoute(hash: string): string | undefined {
  const match = /^#\/((?:[a-z\d]+(?:-[a-z\d]+)*\/?)*)$/i.exec(hash);
  return match?.[1]?.replace(/\/?$/, '/').replace(/^\/$/, '');
}
