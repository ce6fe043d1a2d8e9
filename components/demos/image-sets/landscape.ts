import { createLandscapeSet } from './create-landscape-set';

const captions = [
  'Lake Sherburne',
  'Desert Hike',
  'Singapore',
  'Otters',
  'Tea Gardens',
  'Osprey',
  'Saturn',
];

/** Seven landscape images with captions. */
export const landscapeImages = createLandscapeSet(
  captions.map((description) => ({ modal: { description }, plain: {} })),
);
