import { createLandscapeSet } from './create-landscape-set';

/** Seven landscape images, all with thumbnails. */
export const carouselImages = createLandscapeSet([
  { modal: { description: 'Description 1' }, plain: {} },
  { modal: {}, plain: {} },
  { modal: { description: 'Description 3' }, plain: { description: 'Description 3' } },
  { modal: { description: 'Description 4' }, plain: {} },
  { modal: {}, plain: {} },
  { modal: { description: 'Description 6' }, plain: {} },
  { modal: {}, plain: {} },
]);
