/** Results as elements. Every text becomes a text node, so that nothing in the index can become markup. */
import type { TextRun } from './excerpt';
import type { FoundEntry } from './sections';

type Child = Node | string;

function element(name: string, className: string, ...children: Child[]): HTMLElement {
  const created = document.createElement(name);
  if (className) created.className = className;
  created.append(...children);
  return created;
}

function link(url: string, className: string, ...children: Child[]): HTMLElement {
  const created = element('a', className, ...children);
  created.setAttribute('href', url);
  return created;
}

function excerpt(runs: readonly TextRun[]): HTMLElement {
  const children = runs.map(({ text, marked }) => (marked ? element('mark', '', text) : text));
  return element('span', 'search-excerpt', ...children);
}

function renderResult(
  { path, title, area, excerpt: intro, sections }: FoundEntry,
  base: string,
): Node {
  const url = base + path.replace(/^\//, '');
  const name = element('span', 'search-name', title);
  const kind = area ? [element('span', 'search-area', `— ${area}`)] : [];
  const page = link(url, 'search-page', name, ' ', ...kind, ...(intro ? [excerpt(intro)] : []));
  if (sections.length === 0) return element('li', '', page);
  const list = sections.map((section) =>
    element(
      'li',
      '',
      link(
        `${url}#${encodeURIComponent(section.id)}`,
        'search-section',
        element('span', 'search-name', section.title),
        ' ',
        excerpt(section.excerpt),
      ),
    ),
  );
  return element('li', '', page, element('ul', '', ...list));
}

export function renderResults(entries: readonly FoundEntry[], base: string): readonly Node[] {
  return entries.map((entry) => renderResult(entry, base));
}
