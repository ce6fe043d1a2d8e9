const wide = '(width >= 1200px)';

/** A line in the upper part of the window: the section that it crosses is the current one. */
const rootMargin = '-25% 0px -75% 0px';

/** What is marked while it crosses the line: a heading may be the target, or the folded content of a disclosure. */
function findSection(target: Element | null): Element | null | undefined {
  if (target?.matches('h2, h3')) return target.closest('section');
  return target?.parentElement?.matches('details') ? target.parentElement : target;
}

/** Marks the current section in the table of contents; its title stands beside the closed list. */
export function followSections(): void {
  const contents = document.querySelector<HTMLDetailsElement>('[data-contents]');
  if (!contents) return;
  const links = new Map<Element, HTMLAnchorElement>();
  const mark = (current: HTMLAnchorElement | undefined) => {
    for (const link of links.values()) link.ariaCurrent = link === current ? 'true' : null;
    const { dataset } = contents.querySelector('summary')!;
    if (current) dataset.section = current.text;
    else delete dataset.section;
  };

  const crossing = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossing.add(target);
        else crossing.delete(target);
      }
      const [section] = crossing;
      mark(section && links.get(section));
    },
    { rootMargin },
  );
  for (const link of contents.querySelectorAll('a')) {
    const section = findSection(document.getElementById(link.hash.slice(1)));
    if (!section) continue;
    links.set(section, link);
    observer.observe(section);
  }

  const beside = matchMedia(wide);
  const syncOpen = () => {
    contents.open = beside.matches;
  };
  syncOpen();
  beside.addEventListener('change', syncOpen);
  contents.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    // A short section at the end of the page never reaches the line.
    mark(link);
    syncOpen();
  });
}
