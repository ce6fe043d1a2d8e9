import { GalleryError } from '../model/errors';
import type { GalleryKind } from './validate';

const taken = new Set<string>();

/**
 * Reserves the id of a gallery and returns a function that releases it.
 * @throws GalleryError `DUPLICATE_ID`
 */
export function claimId(kind: GalleryKind, id: number): () => void {
  const name = `${kind} ${id}`;
  if (taken.has(name)) {
    throw new GalleryError(
      'DUPLICATE_ID',
      `${kind}: id ${id} is in use; it must be unique on the page.`,
    );
  }
  taken.add(name);
  return () => void taken.delete(name);
}
