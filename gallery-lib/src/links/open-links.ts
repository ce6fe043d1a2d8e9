import type { Link } from '../core/link-registry';

/** The open modal galleries with a name. */
const openLinks: Link[] = [];

/** Functions of the mounted galleries that return whether they would open the image in the URL. */
export const linkTargets = new Set<() => boolean>();

let hasWarned = false;

/** Warns in development, once, that a router keeps its path in the fragment, which a gallery with a name replaces. */
export function warnHashRouter(): void {
  if (process.env.NODE_ENV === 'production' || hasWarned || !/^#!?\//.test(location.hash)) return;
  hasWarned = true;
  console.warn(
    `linkConfig: the fragment ${location.hash} is the path of a router; a gallery with a name replaces it, and a reload does not find the page. See ks-gallery-react/docs/troubleshooting.md#router-in-the-fragment`,
  );
}

/** Marks a name as that of an open modal gallery. Returns a function that ends this. */
export function holdLink(link: Link): () => void {
  warnHashRouter();
  openLinks.push(link);
  return () => void openLinks.splice(openLinks.indexOf(link), 1);
}

/** Returns whether a modal gallery with this name is open. */
export const isOpen = (link: Link): boolean => openLinks.includes(link);

/** Returns whether a mounted gallery would open the image in the URL. */
export const canReopen = (): boolean => [...linkTargets].some((canOpen) => canOpen());
