'use client';
import { useSyncExternalStore } from 'react';

const getReducedMotion = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

function subscribe(notify: () => void): () => void {
  const list = getReducedMotion();
  document.addEventListener('visibilitychange', notify);
  list?.addEventListener('change', notify);
  return () => {
    document.removeEventListener('visibilitychange', notify);
    list?.removeEventListener('change', notify);
  };
}

const no = () => false;

/** Returns whether the page is in a hidden tab and whether reduced motion is preferred; false on the server. */
export function usePageState(): { hidden: boolean; reducedMotion: boolean } {
  return {
    hidden: useSyncExternalStore(subscribe, () => document.hidden, no),
    reducedMotion: useSyncExternalStore(subscribe, () => getReducedMotion()?.matches ?? false, no),
  };
}
