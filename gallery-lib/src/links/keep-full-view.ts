const LIVE = 'data-ks-live';

/**
 * Shows the full view of the image in the URL below a dialog that is loading, whose ground and spinner the stylesheet hides:
 * the page has shown the image already. Returns a function that ends this.
 */
export function keepFullView(dialog: Element): () => void {
  const view = document.querySelector('.ks-view:target');
  const gallery = view?.closest('.ks-plain-gallery');
  // A target is that of the last navigation, which is not where a script has written another fragment.
  if (!gallery?.hasAttribute(LIVE) || `#${view?.id}` !== location.hash) return () => {};
  gallery.removeAttribute(LIVE);
  dialog.setAttribute('data-over-view', '');
  return () => {
    gallery.setAttribute(LIVE, '');
    dialog.removeAttribute('data-over-view');
  };
}
