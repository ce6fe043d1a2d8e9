import { GalleryError } from '../model/errors';
import type { GalleryKind } from './config/rules';

const taken = new Set<string>();

/**
 * Reserves the id of a gallery, or a text as its name in the URL, and returns a function that releases it.
 * @throws GalleryError `DUPLICATE_ID`
 */
export function claimId(kind: GalleryKind, id: number | string): () => void {
  const label = typeof id === 'string' ? `linkConfig.name ${JSON.stringify(id)}` : `id ${id}`;
  const name = kind + label;
  if (taken.has(name)) {
    throw new GalleryError(
      'DUPLICATE_ID',
      `${kind}: ${label} is in use; it must be unique on the page.`,
    );
  }
  taken.add(name);
  return () => void taken.delete(name);
}
