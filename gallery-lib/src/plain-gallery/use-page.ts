'use client';
import { useSyncExternalStore } from 'react';
import type { Link } from '../core/link-registry';
import { getPageScheme } from '../core/url/page-scheme';

const subscribe = () => () => {};

/**
 * Returns what the URL of the page decides about links: what precedes fragments, and the scheme with its colon, which is
 * empty for http(s). On the server and while React hydrates its HTML only the `page` of the options is known.
 */
export function usePage(
  link: Link | undefined,
  given: string | undefined,
): { page: string; pageScheme: string } {
  return {
    page: useSyncExternalStore(
      subscribe,
      () => link?.getPage() ?? '',
      () => link?.readPage(given) ?? '',
    ),
    pageScheme: useSyncExternalStore(subscribe, getPageScheme, () => ''),
  };
}
