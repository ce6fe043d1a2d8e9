import { read, slashOff, slashStorageKey } from '../choices';
import { isComposing, opensSearch } from '../keys';

type SearchModule = typeof import('../search/main');

/** Opens the search dialog at once; the code that searches is fetched when it is first opened. */
export function initSearch(base: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('.search');
  if (!dialog) return;

  const slashOpens = () => read(slashStorageKey) !== slashOff;
  const open = async (words?: string) => {
    dialog.showModal();
    const input = dialog.querySelector('input');
    if (input && words) input.value = words;
    // Before anything is fetched: text typed in the meantime must not be selected and overwritten.
    input?.select();
    try {
      const { startSearch }: SearchModule = await import(`${base}scripts/search.js`);
      startSearch(dialog, base, slashOpens());
    } catch {
      dialog.querySelector('[role=status]')!.textContent = 'Search could not be loaded.';
    }
  };
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // The browser would only empty the field, or close the dialog when Escape ends a composition.
    event.preventDefault();
    if (!isComposing(event)) dialog.close();
  });
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-search]');
    if (button) open(button.dataset.query);
  });
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !opensSearch(event, slashOpens())) return;
    // Text fields and open dialogs, such as a gallery, keep their keys.
    if (document.querySelector('dialog[open]')) return;
    const { target } = event;
    const fields = 'input,select,textarea,[contenteditable]';
    if (target instanceof Element && target.closest(fields)) return;
    event.preventDefault();
    open();
  });
}
