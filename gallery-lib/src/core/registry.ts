import { GalleryError } from '../model/errors';
import type { GalleryKind } from './validate';

/** Ids in use by one kind of gallery. */
export interface IdRegistry {
  /**
   * Reserves an id and returns a function that releases it.
   * @throws GalleryError `DUPLICATE_ID`
   */
  claim(id: number): () => void;
}

/** Creates the registry of one kind of gallery. */
export function createIdRegistry(kind: GalleryKind): IdRegistry {
  const taken = new Set<number>();
  return {
    claim(id) {
      if (taken.has(id)) {
        throw new GalleryError(
          'DUPLICATE_ID',
          `${kind}: id ${id} is in use; it must be unique on the page.`,
        );
      }
      taken.add(id);
      return () => void taken.delete(id);
    },
  };
}
