/**
 * A host without a type for a format, or without the file, answers a `<source>` with an error, and browsers do not try the
 * next one. Without the attribute that names the file they do; the gallery that starts later finds its own elements.
 */
export function watchPictures(): void {
  const dropSource = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !target.currentSrc) return;
    const { pathname } = new URL(target.currentSrc);
    for (const source of target.closest('picture')?.querySelectorAll('source') ?? [])
      if (source.srcset.includes(pathname)) source.removeAttribute('srcset');
  };
  // Such an event does not bubble.
  addEventListener('error', dropSource, true);
}
