import { ButtonType, type GalleryImage, type ModalGalleryRef } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';

/** The gallery only shows the next image: the application removes the deleted one. */
export function removeDeleted(ref: ModalGalleryRef<GalleryImage>) {
  let images: readonly GalleryImage[] = galleryImages;
  ref.buttonAfterHook$.subscribe(({ button, image }) => {
    if (button.type !== ButtonType.DELETE) return;
    images = images.filter(({ id }) => id !== image?.id);
    ref.updateImages(images);
  });
}
