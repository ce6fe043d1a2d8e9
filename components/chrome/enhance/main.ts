/**
 * Runs after the page is read, on every page. It changes attributes of the rendered page and never its
 * structure, so that hydration finds what the server wrote.
 */
import { enhanceCopying } from './copy';
import { enhanceEditions } from './editions';
import { enhanceMenu } from './menu';
import { prefetchPages } from './prefetch';
import { enhanceSearch } from './search';
import { enhanceSidebar } from './sidebar';
import { enhanceTheme } from './theme';

const script = document.currentScript as HTMLScriptElement;
const base = new URL('../', script.src).pathname;

enhanceMenu();
enhanceTheme();
enhanceSidebar();
enhanceEditions();
enhanceCopying();
enhanceSearch(base);
prefetchPages(base);
