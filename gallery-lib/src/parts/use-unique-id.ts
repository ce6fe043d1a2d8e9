'use client';
import { useEffect } from 'react';
import type { IdRegistry } from '../core/registry';

/**
 * Reserves a gallery id while the component is mounted.
 * @throws GalleryError `DUPLICATE_ID`, in an effect, so that the nearest error boundary receives it.
 */
export function useUniqueId(registry: IdRegistry, id: number): void {
  useEffect(() => registry.claim(id), [registry, id]);
}
