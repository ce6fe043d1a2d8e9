import { ButtonType, type ModalGalleryRef } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import type { Photo } from '@/components/demos/image-sets/photographs';

/** The gallery only shows the next image: the application removes the deleted one. */
export function removeDeleted(ref: ModalGalleryRef<Photo>) {
  let images: readonly Photo[] = galleryImages;
  ref.buttonAfterHook$.subscribe(({ button, image }) => {
    if (button.type !== ButtonType.DELETE) return;
    images = images.filter(({ id }) => id !== image?.id);
    ref.updateImages(images);
  });
}
