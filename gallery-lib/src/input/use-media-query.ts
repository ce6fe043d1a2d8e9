'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; false on the server and where the browser has no media queries. */
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
