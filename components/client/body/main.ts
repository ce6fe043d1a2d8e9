/**
 * Runs on every page after it is parsed. It changes attributes of the rendered page and never its
 * structure, so that hydration finds what the server rendered.
 */
import { initCopyButtons } from './copy';
import { initEditionSwitch } from '../editions';
import { initFilter } from './filter-box';
import { initMenu } from './menu';
import { initPreparation } from './prepare';
import { initSearch } from './open-search';
import { initSidebar } from './sidebar';
import { initTheme } from './theme';

type NotFound = typeof import('../not-found/main');

const script = document.currentScript as HTMLScriptElement;
const base = new URL('../', script.src).pathname;

initMenu();
initTheme();
initSidebar();
initFilter(base);
initEditionSwitch();
initCopyButtons();
initSearch(base);
// The page for unknown URLs.
if (document.querySelector('[data-nearest]'))
  import(`${base}scripts/not-found.js`).then(
    ({ start }: NotFound) => start(base),
    () => undefined,
  );
initPreparation(base);
