import { createGallery } from './ks-gallery-modal.jsx';
import { full } from './ks-gallery-modal-full.jsx';

// The full modal gallery with the animations that are its defaults.
export const Gallery = createGallery(full);

export { activeImage, close, next } from './ks-gallery-modal.jsx';

// Longer than a step moves in any library.
export const rest = 700;
export const mostSteps = 15;
