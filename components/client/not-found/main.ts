/** On the page for unknown URLs: shows the pages that may have been meant, and fills the search with the words of the URL. */
import { findNearest, getWords } from './nearest';

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
  const list = nearest?.querySelector('ul');
  list?.replaceChildren(
    ...found.map(({ link }) => {
      const item = document.createElement('li');
      item.append(link.cloneNode(true));
      return item;
    }),
  );
  if (nearest) nearest.hidden = found.length === 0;
  const button = document.querySelector<HTMLElement>('main [data-search]');
  if (button) button.dataset.query = getWords(path);
}
