import { galleryPhotographs } from '@/components/site/photographs/gallery';
import {
  customTexts,
  extUrl,
  createImage,
  createImageSet,
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

/** Five square images; the third and the fifth have thumbnails of their own. */
export const galleryImages: ImageSet = createImageSet(
  galleryPhotographs.map((photograph, id) =>
    createImage(id, photograph, squareSizes, galleryTexts[id]),
  ),
);

/**
 * Copies of the gallery images whose full images are in no cache, because every call makes new URLs. The service
 * worker of the spinner demos delays these URLs.
 */
export function slowImages(): ImageSet {
  const query = `?slow=${Date.now()}`;
  return createImageSet(
    galleryImages.map(({ id, modal, plain = modal }) => ({
      id,
      modal: { ...modal, img: modal.img + query, sources: undefined },
      plain,
    })),
  );
}
