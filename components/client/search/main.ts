/** Fetched when the search is first opened. The dialog itself is in every page. */
import { slashOff, slashStorageKey, write } from '../choices';
import { isComposing } from '../keys';
import { nextFocusIndex } from './keys';
import { renderLinks, renderResults } from './render-results';
import { find, loadIndex } from './site-search';
import { getStartView } from './start-view';
import { resultText, texts } from './status';

const typingDelay = 120;
// A search that takes less does not show that it is running.
const busyDelay = 300;

interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly box: HTMLInputElement;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
  readonly slash: HTMLInputElement;
  readonly base: string;
}

function partsOf(dialog: HTMLDialogElement, base: string): Parts | undefined {
  const box = dialog.querySelector<HTMLInputElement>('input[type=search]');
  const status = dialog.querySelector<HTMLElement>('[role=status]');
  const list = dialog.querySelector<HTMLElement>('[data-search-results]');
  const slash = dialog.querySelector<HTMLInputElement>('input[type=checkbox]');
  return box && status && list && slash ? { dialog, box, status, list, slash, base } : undefined;
}

/**
 * Searches while the user types. Results that arrive after a newer query are dropped. The returned function searches at
 * once; it resolves to false if there is a newer query, or none.
 */
function searchWhileTyping({ box, status, list, base }: Parts): () => Promise<boolean> {
  const current = location.pathname.slice(base.length - 1);
  let newestRun = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (text: string, results: readonly Node[] = []) => {
    list.replaceChildren(...results);
    status.textContent = text;
  };

  const search = async () => {
    clearTimeout(timer);
    const run = ++newestRun;
    const query = box.value.trim();
    if (!query) {
      show(texts.empty, renderLinks(getStartView(current), base));
      return false;
    }
    const busy = setTimeout(() => {
      if (run === newestRun) status.textContent = texts.busy;
    }, busyDelay);
    try {
      const { total, groups } = await find(base, query);
      if (run !== newestRun) return false;
      const shown = groups.reduce((sum, { results }) => sum + results.length, 0);
      show(resultText(total, shown, query), renderResults(groups, base));
    } catch {
      if (run === newestRun) show(texts.failed);
    } finally {
      clearTimeout(busy);
    }
    return run === newestRun;
  };

  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(search, typingDelay);
  });
  // Text that was typed while this module was loading.
  void search();
  return search;
}

function moveByKeys({ dialog, box, list }: Parts, search: () => Promise<boolean>): void {
  dialog.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    const { key, target } = event;
    const links = [...list.querySelectorAll('a')];
    if (key === 'Enter' && target === box) {
      event.preventDefault();
      // The results may be those of an earlier text.
      void search().then((isShown) => isShown && list.querySelector('a')?.click());
      return;
    }
    const current = links.findIndex((link) => link === target);
    if (current < 0 && target !== box) return;
    const stop = nextFocusIndex(key, current, links.length);
    if (stop === undefined) return;
    event.preventDefault();
    (links[stop] ?? box).focus();
  });
}

/** A result may be on this page, and a page that is returned to must not show an open search. */
function closeByPointer({ dialog, list }: Parts): void {
  list.addEventListener('click', (event) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!opensElsewhere && event.target instanceof Element && event.target.closest('a')) {
      dialog.close();
    }
  });
  dialog.addEventListener('click', ({ target }) => {
    // The dialog has no padding: a click whose target is the dialog itself is on the backdrop.
    if (target === dialog) dialog.close();
  });
}

/** A single-key shortcut must be possible to switch off (WCAG 2.1.4). */
function offerSlash({ slash }: Parts): void {
  slash.addEventListener('change', () => write(slashStorageKey, slash.checked ? null : slashOff));
}

const started = new WeakSet<HTMLDialogElement>();

export function startSearch(dialog: HTMLDialogElement, base: string, slashOpens: boolean): void {
  const parts = partsOf(dialog, base);
  if (!parts) return;
  parts.slash.checked = slashOpens;
  // A choice made before this moment would have been lost.
  parts.slash.disabled = false;
  if (started.has(dialog)) return;
  started.add(dialog);
  moveByKeys(parts, searchWhileTyping(parts));
  closeByPointer(parts);
  offerSlash(parts);
  // The index loads while the user types; a failure is reported with the first search.
  loadIndex(base).catch(() => undefined);
}
