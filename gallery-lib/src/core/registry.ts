import { GalleryError } from '../model/errors';
import type { GalleryKind } from './validate';

/** Ids in use within one kind of gallery. */
export interface IdRegistry {
  /** Takes an id, or throws `DUPLICATE_ID`; returns how to give it back. */
  claim(id: number): () => void;
}

/** Makes the registry of one kind. */
export function createIdRegistry(kind: GalleryKind): IdRegistry {
  const taken = new Set<number>();
  return {
    claim(id) {
      if (taken.has(id)) {
        throw new GalleryError(
          'DUPLICATE_ID',
          `${kind}: id ${id} is in use; it must be unique among those on the page.`,
        );
      }
      taken.add(id);
      return () => void taken.delete(id);
    },
  };
}
