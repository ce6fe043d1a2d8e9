'use client';
import { useEffect, useState } from 'react';
import { claimId } from '../core/registry';
import type { GalleryKind } from '../core/config/rules';

let automatic = 0;

/** Returns the id of a component for its events; without an id, a negative number that is unique on the page. */
export function useGalleryId(id: number | undefined): number {
  const [own] = useState(() => (automatic -= 1));
  return id ?? own;
}

/**
 * Reserves the id of a component, or in development a text as its name in the URL, while it is mounted; `undefined`
 * reserves nothing.
 * @throws GalleryError `DUPLICATE_ID`, in an effect, so that the nearest error boundary receives it.
 */
export function useUniqueId(kind: GalleryKind, id: number | string | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    if (process.env.NODE_ENV === 'production' && typeof id === 'string') return undefined;
    return claimId(kind, id);
  }, [kind, id]);
}
