'use client';
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const no = () => false;

/** What is true in this browser; false on the server and while the page is hydrated. */
export function useInBrowser(isTrue: () => boolean): boolean {
  return useSyncExternalStore(subscribeToNothing, isTrue, no);
}
