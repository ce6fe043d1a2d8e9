import { read, slashOff, slashStorageKey } from './choices';

type SearchModule = typeof import('./search/main');

/** Opens the search dialog at once; the code that searches is fetched when it is first opened. */
export function initSearch(base: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('.search');
  if (!dialog) return;

  const slashOpens = () => read(slashStorageKey) !== slashOff;
  const open = async () => {
    dialog.showModal();
    // Before anything is fetched: text typed in the meantime must not be selected and overwritten.
    dialog.querySelector('input')?.select();
    try {
      const { startSearch }: SearchModule = await import(`${base}scripts/search.js`);
      startSearch(dialog, base, slashOpens());
    } catch {
      dialog.querySelector('[role=status]')!.textContent = 'Search could not be loaded.';
    }
  };
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-search]')) open();
  });
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isShortcut = ctrlKey || metaKey ? key === 'k' : key === '/' && slashOpens();
    if (!isShortcut || altKey || event.defaultPrevented) return;
    // Text fields and open dialogs, such as a gallery, keep their keys.
    if (document.querySelector('dialog[open]')) return;
    if ((target as Element).closest('input,select,textarea,[contenteditable]')) return;
    event.preventDefault();
    open();
  });
}
