import { announce } from './announce';
import { read, write } from './choices';
import { isGroup, parseState, stateKey } from './sidebar-state';

const groupSelector = 'details[data-group]';

/** Opens the stored groups. The group of the current page is open in the HTML without being stored. */
function rememberGroups(sidebar: Element): void {
  const state = parseState(read(stateKey));
  for (const group of sidebar.querySelectorAll<HTMLDetailsElement>(groupSelector)) {
    const name = group.dataset.group;
    if (!isGroup(name)) continue;
    if (state[name]) group.open = true;
    // A click comes from the user and before the change; "toggle" is also fired by the line above.
    group.querySelector('summary')?.addEventListener('click', () => {
      write(stateKey, JSON.stringify({ ...parseState(read(stateKey)), [name]: !group.open }));
    });
  }
}

function filterEntries(sidebar: Element): void {
  const box = sidebar.querySelector<HTMLInputElement>('[data-sidebar-filter]');
  const groups = [...sidebar.querySelectorAll<HTMLDetailsElement>(groupSelector)];
  let openBefore: Map<HTMLDetailsElement, boolean> | undefined;

  box?.addEventListener('input', () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length > 0) openBefore ??= new Map(groups.map((group) => [group, group.open]));
    let found = 0;
    for (const group of groups) {
      let inGroup = 0;
      for (const entry of group.querySelectorAll('li')) {
        const text = entry.textContent.toLowerCase();
        entry.hidden = !words.every((word) => text.includes(word));
        if (!entry.hidden) inGroup++;
      }
      group.hidden = inGroup === 0;
      group.open = words.length > 0 || (openBefore?.get(group) ?? group.open);
      found += inGroup;
    }
    if (words.length === 0) openBefore = undefined;
    announce(found === 1 ? '1 example' : `${found} examples`);
  });
}

export function initSidebar(): void {
  const sidebar = document.querySelector<HTMLDetailsElement>('details[data-sidebar]');
  if (!sidebar) return;
  rememberGroups(sidebar);
  filterEntries(sidebar);
  // Beside the content the list is open; above it, on a phone, it is a closed disclosure.
  const beside = matchMedia('(width >= 768px)');
  const follow = () => {
    sidebar.open = beside.matches;
  };
  follow();
  beside.addEventListener('change', follow);
}
