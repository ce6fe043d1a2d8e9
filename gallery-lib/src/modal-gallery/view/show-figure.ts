import type { Gallery } from '../gallery';

/**
 * Shows the figure of an opened gallery at once if its image has arrived; later ones fade in. Returns a function that
 * ends this.
 */
export function showFigure(dialog: HTMLElement, gallery: Gallery): () => void {
  const getFigure = () => dialog.querySelector<HTMLElement>('.ks-figure');
  const img = dialog.querySelector<HTMLImageElement>('.ks-current-image');
  const figure = getFigure();
  // From here on the stylesheet shows the figure.
  if (figure && img?.complete !== false) figure.dataset.opening = '';
  const openedId = gallery.getActiveId();
  const unmark = () => delete getFigure()?.dataset.opening;
  const unsubscribe = gallery.slides.subscribe(() => {
    if (gallery.getActiveId() !== openedId) unmark();
  });
  return () => {
    unsubscribe();
    unmark();
  };
}
