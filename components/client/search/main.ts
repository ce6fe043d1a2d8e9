/** Fetched when the search is first opened. The dialog itself is in every page. */
import { slashOff, slashStorageKey, write } from '../choices';
import { renderResults } from './render-results';
import { find, loadIndex } from './index-client';
import { nextFocusIndex } from './keys';
import { searchWords } from './query';
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

/** Searches while the user types. A result that arrives after a newer query is dropped. */
function searchWhileTyping({ dialog, box, status, list, base }: Parts): void {
  let newestRun = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (text: string, results: readonly Node[] = []) => {
    list.replaceChildren(...results);
    status.textContent = text;
  };

  const search = async () => {
    const run = ++newestRun;
    const query = box.value.trim();
    const words = searchWords(query);
    if (!words) return show(texts.empty);
    const busy = setTimeout(() => {
      if (run === newestRun) status.textContent = texts.busy;
    }, busyDelay);
    try {
      const { total, entries } = await find(base, words);
      if (run === newestRun)
        show(resultText(total, entries.length, query), renderResults(entries, base));
    } catch {
      if (run === newestRun) show('preview' in dialog.dataset ? texts.preview : texts.failed);
    } finally {
      clearTimeout(busy);
    }
  };

  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(search, typingDelay);
  });
  // Text that was typed while this module was loading.
  void search();
}

function moveByKeys({ dialog, box, list }: Parts): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const { key, target } = event;
    const links = [...list.querySelectorAll('a')];
    if (key === 'Escape') {
      // The browser would only empty the field.
      event.preventDefault();
      return dialog.close();
    }
    if (key === 'Enter' && target === box) {
      event.preventDefault();
      return links[0]?.click();
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
  moveByKeys(parts);
  closeByPointer(parts);
  offerSlash(parts);
  searchWhileTyping(parts);
  // The index loads while the user types; a failure is reported with the first search.
  loadIndex(base).catch(() => undefined);
}
