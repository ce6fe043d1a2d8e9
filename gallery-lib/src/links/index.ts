'use client';
import { setLinks } from '../core/link-registry';
import { keepFullView } from './keep-full-view';
import { getLink } from './link';
import { canReopen } from './open-links';

export { useGalleryLink } from './use-gallery-link';

/**
 * Gives `linkConfig` its effect in all galleries that are rendered from now on: a URL for every image, full views that
 * need no scripts, and a modal gallery that follows and writes the fragment. Call it once, in a module that runs in the
 * browser and where the HTML is rendered. Full views need `ks-gallery-react/styles.css`, or beside the stylesheet of one
 * component `ks-gallery-react/links/styles.css`.
 */
export function registerLinks(): void {
  setLinks({ getLink, canReopen, keepFullView });
}
