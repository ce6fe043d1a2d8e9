'use client';
import { useEffect } from 'react';
import type { IdRegistry } from '../core/registry';

/** Holds a gallery id while the component is mounted; a second holder is an error for its nearest error boundary. */
export function useUniqueId(registry: IdRegistry, id: number): void {
  useEffect(() => registry.claim(id), [registry, id]);
}
