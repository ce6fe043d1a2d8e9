import { galleryPhotographs } from '@/components/site/photographs/gallery';
import {
  customTexts,
  extUrl,
  image,
  imageSet,
  squareSizes,
  type ImageSet,
  type ImageTexts,
} from './image-set';

const galleryTexts: readonly ImageTexts[] = [
  { modal: { extUrl } },
  { modal: { description: 'Description 2' } },
  { modal: { description: 'Description 3', extUrl }, plain: customTexts },
  { modal: { description: 'Description 4', extUrl } },
  { modal: {}, plain: {} },
];

/** Five square pictures; the third and the fifth have thumbnails of their own. */
export const galleryImages: ImageSet = imageSet(
  galleryPhotographs.map((photograph, id) => image(id, photograph, squareSizes, galleryTexts[id])),
);

/**
 * The gallery's images once more, with big pictures that no cache knows yet: their addresses are new at every call,
 * and the worker of the spinner demos answers them late.
 */
export function slowImages(): ImageSet {
  const query = `?slow=${Date.now()}`;
  return imageSet(
    galleryImages.map(({ id, modal, plain = modal }) => ({
      id,
      modal: { ...modal, img: modal.img + query, sources: undefined },
      plain,
    })),
  );
}
