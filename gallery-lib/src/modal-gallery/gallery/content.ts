import { normalizeImages } from '../../core/images/normalize-images';
import type { NormalizedImage } from '../../core/images/normalized-image';
import type { ControlledIndexProps } from '../../model/controlled';
import type { AnyImage } from '../../model/image';
import type { ModalGalleryContent } from '../../model/modal-gallery';
import type { ModalGalleryProps } from './props';

/** Options of a gallery that are used at every render. */
export type GalleryContent = GivenContent<NormalizedImage> & GalleryCallbacks;

/** The callbacks of a component; what they receive has the images of the caller. */
type GalleryCallbacks = Pick<
  ModalGalleryProps,
  | 'onHasData'
  | 'onShow'
  | 'onFirstImage'
  | 'onLastImage'
  | 'onButtonBeforeHook'
  | 'onButtonAfterHook'
>;

/** Options as the application gives them. */
export type GivenContent<T extends AnyImage> = ModalGalleryContent<T> &
  ControlledIndexProps<T> & { currentImage?: T | null };

/** Returns options with flat images and the configuration under its documented name. */
export function normalizeContent<T extends AnyImage>(
  given: GivenContent<T>,
  images: readonly NormalizedImage[] = normalizeImages(given.images),
): GalleryContent {
  const { currentImage, config, libConfig } = given;
  return {
    // Callbacks and slots receive the images of the caller, whose type the gallery does not know.
    ...(given as unknown as GalleryContent),
    images,
    currentImage:
      currentImage &&
      (images[(given.images ?? []).indexOf(currentImage)] ?? normalizeImages([currentImage])[0]),
    libConfig: config ?? libConfig,
  };
}
