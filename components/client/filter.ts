/** Filters lists and tables in groups. Fetched when the box is first focused. */
import { announceCount } from './announce-count';

/** Shows the entries that contain every word in the box, with the groups that contain them. */
export function startFilter(box: HTMLInputElement): void {
  const list = box.closest('[data-filtered]')!;
  const groups = [...list.querySelectorAll<HTMLDetailsElement>('details[data-group]')];
  let openBefore: Map<HTMLDetailsElement, boolean> | undefined;

  const filter = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length > 0) openBefore ??= new Map(groups.map((group) => [group, group.open]));
    let found = 0;
    for (const group of groups) {
      let inGroup = 0;
      for (const entry of group.querySelectorAll<HTMLElement>('li, tbody > tr')) {
        const text = entry.textContent.toLowerCase();
        entry.hidden = !words.every((word) => text.includes(word));
        if (!entry.hidden) inGroup++;
      }
      group.hidden = inGroup === 0;
      group.open = words.length > 0 || (openBefore?.get(group) ?? group.open);
      found += inGroup;
    }
    if (words.length === 0) openBefore = undefined;
    const empty = list.querySelector<HTMLElement>('[data-filter-empty]');
    if (empty) empty.hidden = found > 0;
    announceCount(found, box.dataset.filter ?? '');
  };
  box.addEventListener('input', filter);
  // Text may have been typed while this module was on its way.
  if (box.value) filter();
}
