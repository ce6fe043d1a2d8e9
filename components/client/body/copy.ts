import { announce } from '../announce';

/** A `button[data-copy]` copies the code of the figure around it. */
export function initCopyButtons(): void {
  addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    const code = button && button.closest('figure')?.querySelector('pre');
    if (!button || !code) return;
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.dataset.state = 'copied';
      announce('Copied');
      setTimeout(() => delete button.dataset.state, 2000);
    } catch {
      // No permission, or no clipboard on this URL: the text is selected, so that a key copies it.
      getSelection()?.selectAllChildren(code);
      announce('The code is selected. Copy it with your keyboard.', true);
    }
  });
}
