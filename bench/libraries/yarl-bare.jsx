import { createGallery } from './yarl.jsx';

// Arrows, swipes, keys, close button and preloading of one image on each side.
export const Gallery = createGallery({ carousel: { finite: true, preload: 1 } });

export { activeImage, close, next } from './yarl.jsx';
