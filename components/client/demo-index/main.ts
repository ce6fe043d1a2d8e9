/** Counts what the filters of the demo index show, and keeps them in the URL. Fetched when the browser is idle. */
import { announceCount } from '../announce-count';
import { countWith, matches, writeQuery, type Values } from './match';

function readCard({ dataset }: HTMLElement): Values {
  return { component: [dataset.component ?? ''], topic: dataset.topic?.split(' ') ?? [] };
}

export function startDemoIndex(demoIndex: Element): void {
  const boxes = [...demoIndex.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const cards = [...demoIndex.querySelectorAll<HTMLElement>('.demo-card')].map(readCard);
  const names = [...new Set(boxes.map(({ name }) => name))];

  const readChosen = (): Values => {
    const chosenOf = (name: string) => boxes.filter((box) => box.name === name && box.checked);
    return Object.fromEntries(
      names.map((name) => [name, chosenOf(name).map(({ value }) => value)]),
    );
  };
  /** Shows the numbers, and returns that of the examples. */
  const count = (chosen: Values): number => {
    const shown = cards.filter((card) => matches(card, chosen)).length;
    demoIndex.querySelector('.demo-index-count')!.textContent =
      `${shown} of ${cards.length} examples`;
    for (const { name, value, parentElement, nextElementSibling } of boxes) {
      const found = countWith(cards, chosen, name, value);
      nextElementSibling!.textContent = `${found}`;
      parentElement!.toggleAttribute('data-empty', found === 0);
    }
    return shown;
  };
  const applyFilters = () => {
    const chosen = readChosen();
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', pathname + writeQuery(search, chosen) + hash);
    announceCount(count(chosen), 'example');
  };

  const query = new URLSearchParams(location.search);
  // Without filters in the URL, what the user has chosen meanwhile stays.
  if (names.some((name) => query.has(name)))
    for (const box of boxes) box.checked = query.getAll(box.name).includes(box.value);
  count(readChosen());
  demoIndex.addEventListener('change', applyFilters);
  // The boxes are reset after the event.
  demoIndex.addEventListener('reset', () => setTimeout(applyFilters));
}
