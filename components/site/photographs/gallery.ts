import { photographsOf } from './photograph';

/** Five square pictures, img1 to img5. */
export const galleryPhotographs = photographsOf(
  'gallery',
  ['img1', 'img2', 'img3', 'img4', 'img5'],
  [
    [350, 350],
    [700, 700],
  ],
  [100, 100],
);
