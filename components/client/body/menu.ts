/** The browser opens the menu without a script, and says whether it is open; this closes it after a choice or when focus leaves it. */
export function initMenu(): void {
  const menu = document.querySelector<HTMLElement>('.menu[popover]');
  const button = document.querySelector('.menu-button');
  if (!menu?.hidePopover || !button) return;

  const close = () => menu.hidePopover();
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  // It would cover what has the focus.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && relatedTarget !== button && !menu.contains(relatedTarget))
      close();
  });
  matchMedia('(width >= 61.875em)').addEventListener('change', close);
  // A page restored from the back-forward cache is shown with its menu closed.
  addEventListener('pagehide', close);
}
