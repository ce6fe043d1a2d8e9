'use client';
import { useSyncExternalStore } from 'react';
import type { Edition } from '../code/output';

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-edition'] });
  return () => observer.disconnect();
}

const getEdition = (): Edition =>
  document.documentElement.dataset.edition === 'angular' ? 'angular' : 'react';

/** The edition that the user has chosen for the site; React until one is chosen. */
export const useEdition = (): Edition => useSyncExternalStore(subscribe, getEdition, () => 'react');
