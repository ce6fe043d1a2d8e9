import { photographImages } from '@/components/demos/image-sets/photograph-images';

const captions = [
  'Der Lake Sherburne',
  'Wanderung in der Wüste',
  'Skyline von Singapur',
  'Otter im Zoo von Oakland',
  'Teegärten bei Munnar',
];

export const germanImages = photographImages.map((image, index) => ({
  ...image,
  caption: captions[index],
}));
