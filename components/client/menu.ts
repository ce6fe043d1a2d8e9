/** The browser runs the menu by itself; this closes it after a choice and states whether it is open. */
export function initMenu(): void {
  const menu = document.querySelector<HTMLElement>('.menu[popover]');
  const button = document.querySelector('.menu-button');
  if (!menu?.hidePopover || !button) return;

  const close = () => menu.hidePopover();
  const state = () => button.setAttribute('aria-expanded', `${menu.matches(':popover-open')}`);
  state();
  menu.addEventListener('toggle', state);
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  matchMedia('(width >= 990px)').addEventListener('change', close);
  // A page that comes back from the browser's cache comes back with its menu closed.
  addEventListener('pagehide', close);
}
