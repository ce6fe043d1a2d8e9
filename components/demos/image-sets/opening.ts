import { asset } from '@/components/site/urls';
import { createImageSet, type ImageSet } from './image-set';
import { landscapeImages } from './landscape';

const croppedName = 'perched-osprey';
const croppedThumb = {
  img: asset(`/assets/images/carousel/${croppedName}-square.jpg`),
  width: 267,
  height: 267,
};

/** The landscape images. The thumbnail file of one shows only the middle of its image, which is square. */
export const openingImages: ImageSet = createImageSet(
  landscapeImages.map((image) =>
    image.modal.img.includes(croppedName)
      ? { ...image, plain: { ...croppedThumb, description: image.modal.description } }
      : image,
  ),
);
