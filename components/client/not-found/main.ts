/** On the page for unknown URLs: shows the pages that may have been meant, and fills the search with the words of the URL. */
import { findNearest, getWords } from './nearest';

/** The section keeps the space of three links: what is below it must not move. */
function suggest(section: HTMLElement, links: readonly Node[]): void {
  const items = links.length > 0 ? links : ['Search for a word of the page instead.'];
  section.querySelector('ul')?.replaceChildren(
    ...items.map((content) => {
      const item = document.createElement('li');
      item.append(content);
      return item;
    }),
  );
  const heading = section.querySelector('h2');
  if (heading && links.length === 0) heading.textContent = 'No page has a similar URL';
  section.dataset.state = 'ready';
}

export function start(base: string): void {
  const path = location.pathname.slice(base.length);
  const nearest = document.querySelector<HTMLElement>('[data-nearest]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-pages] a')];
  const pages = links.map((link) => ({
    link,
    path: link.pathname.slice(base.length),
    title: link.textContent,
  }));
  const found = findNearest(path, pages);
  if (nearest)
    suggest(
      nearest,
      found.map(({ link }) => link.cloneNode(true)),
    );
  const button = document.querySelector<HTMLElement>('main [data-search]');
  if (button) button.dataset.query = getWords(path);
}
