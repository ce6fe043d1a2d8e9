'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches; false on the server and in browsers without `matchMedia`. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(query)?.matches ?? false,
    () => false,
  );
}
