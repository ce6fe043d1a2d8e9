import type { ModalSession } from './session';

/**
 * Shows the figure of an opened gallery at once if its image has arrived; later ones fade in. Returns a function that
 * ends this.
 */
export function showFigure(dialog: HTMLElement, session: ModalSession): () => void {
  const getFigure = () => dialog.querySelector<HTMLElement>('.ks-figure');
  const img = dialog.querySelector<HTMLImageElement>('.ks-current-image');
  const figure = getFigure();
  // From here on the stylesheet shows the figure.
  if (figure && img?.complete !== false) figure.dataset.opening = '';
  const openedId = session.getActiveId();
  const unmark = () => delete getFigure()?.dataset.opening;
  const unsubscribe = session.slides.subscribe(() => {
    if (session.getActiveId() !== openedId) unmark();
  });
  return () => {
    unsubscribe();
    unmark();
  };
}
