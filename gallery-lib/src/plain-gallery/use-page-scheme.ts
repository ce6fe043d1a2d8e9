'use client';
import { useSyncExternalStore } from 'react';
import { getPageScheme } from '../core/url/page-scheme';

const subscribe = () => () => {};

/**
 * Returns the scheme of the page with its colon; empty for http(s), and where it is not known: on the server and while
 * React hydrates its HTML.
 */
export const usePageScheme = (): string => useSyncExternalStore(subscribe, getPageScheme, () => '');
