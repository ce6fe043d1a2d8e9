/** The last fragment that the URL got while a gallery hid its full views: the view of its image has not been shown. */
let unseen: string | undefined;

/** Remembers the fragment of the URL. Called when it changes while a gallery hides its full views. */
export function noteFragment(): void {
  unseen = location.hash;
}

/**
 * Shows the full view of the image in the URL below a dialog that is loading, whose ground and spinner the stylesheet
 * hides, if the page has shown it until its gallery had mounted. Returns a function that ends this.
 */
export function keepFullView(dialog: Element): () => void {
  const view = document.querySelector('.ks-view:target');
  const gallery = view?.closest('.ks-plain-gallery');
  const { hash } = location;
  // A target is that of the last navigation, which is not where a script has written another fragment.
  if (!gallery || `#${view?.id}` !== hash || hash === unseen) return () => {};
  gallery.setAttribute('data-ks-kept', '');
  dialog.setAttribute('data-over-view', '');
  return () => {
    gallery.removeAttribute('data-ks-kept');
    dialog.removeAttribute('data-over-view');
  };
}
