import { createGallery } from './yarl.jsx';
import { full } from './yarl-full.jsx';

// The full modal gallery with the animations that are its defaults.
export const Gallery = createGallery({ ...full, animation: undefined });

export { activeImage, close, next } from './yarl.jsx';

// Longer than a step moves in any library.
export const rest = 700;
export const mostSteps = 15;
