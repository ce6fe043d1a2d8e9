/** Groups of results as elements. Every text becomes a text node, so that nothing in the index can become markup. */
import { getExcerpt, type TextRun } from './excerpt';
import type { FoundPage, ResultGroup } from './site-search';
import type { LinkGroup } from './start-view';

type Child = Node | string;

function element(name: string, className: string, ...children: Child[]): HTMLElement {
  const created = document.createElement(name);
  if (className) created.className = className;
  created.append(...children);
  return created;
}

function link(url: string, base: string, ...children: Child[]): HTMLElement {
  const created = element('a', '', ...children);
  created.setAttribute('href', base + url.replace(/^\//, ''));
  return element('li', '', created);
}

function excerpt(runs: readonly TextRun[]): HTMLElement {
  const children = runs.map(({ text, marked }) => (marked ? element('mark', '', text) : text));
  return element('span', 'search-excerpt', ...children);
}

function renderResult({ record, terms }: FoundPage, base: string): HTMLElement {
  const { url, title, owner, page, text } = record;
  return link(
    url,
    base,
    element('span', 'search-name', owner ? `${owner}.${title}` : title),
    ' ',
    element('span', 'search-area', `— ${page}`),
    excerpt(getExcerpt(text, terms)),
  );
}

function renderGroup(title: string, items: readonly Node[], index: number): HTMLElement {
  const heading = element('h2', '', title);
  heading.id = `search-group-${index}`;
  const list = element('ul', '', ...items);
  list.setAttribute('aria-labelledby', heading.id);
  return element('div', 'search-group', heading, list);
}

export function renderResults(groups: readonly ResultGroup[], base: string): readonly Node[] {
  return groups.map(({ title, results }, index) =>
    renderGroup(
      title,
      results.map((result) => renderResult(result, base)),
      index,
    ),
  );
}

export function renderLinks(groups: readonly LinkGroup[], base: string): readonly Node[] {
  return groups.map(({ title, links }, index) =>
    renderGroup(
      title,
      links.map((one) => link(one.url, base, element('span', 'search-name', one.title))),
      index,
    ),
  );
}
