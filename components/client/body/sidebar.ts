import { read, write } from '../choices';
import { parseState, stateKey } from './sidebar-state';

/** Opens the stored groups. The group of the current page is open in the HTML without being stored. */
function rememberGroups(sidebar: Element): void {
  for (const [name, open] of Object.entries(parseState(read(stateKey)))) {
    const group = sidebar.querySelector<HTMLDetailsElement>(`details[data-group=${name}]`);
    if (!group) continue;
    group.open ||= open;
    // A click comes from the user and before the change; "toggle" is also fired by the line above.
    group.querySelector('summary')?.addEventListener('click', () => {
      write(stateKey, JSON.stringify({ ...parseState(read(stateKey)), [name]: !group.open }));
    });
  }
}

export function initSidebar(): void {
  const sidebar = document.querySelector<HTMLDetailsElement>('details[data-sidebar]');
  if (!sidebar) return;
  rememberGroups(sidebar);
  // Beside the content the list is open; above it, in a narrower window, it is a closed disclosure.
  const beside = matchMedia('(width >= 990px)');
  const syncOpen = () => {
    sidebar.open = beside.matches;
  };
  syncOpen();
  beside.addEventListener('change', syncOpen);
}
