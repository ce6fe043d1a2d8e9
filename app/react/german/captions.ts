import { photographImages } from '@/components/demos/image-sets';

const captions = [
  'Der Lake Sherburne',
  'Wanderung in der Wüste',
  'Skyline von Singapur',
  'Otter im Zoo von Oakland',
  'Teegärten bei Munnar',
];

export const germanImages = photographImages.map((image, index) => {
  const description = captions[index];
  return {
    ...image,
    modal: { ...image.modal, description },
    plain: image.plain && { ...image.plain, description },
  };
});
