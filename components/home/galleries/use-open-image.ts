'use client';
import {
  photoViewer,
  useModalGallery,
  type FlatImage,
  type ModalLibConfig,
} from 'ks-gallery-react';

/** Returns a callback of a plain gallery that opens the modal gallery with the same id and images. */
export function useOpenImage(
  id: number,
  images: readonly FlatImage[],
  options: ModalLibConfig,
): (index: number) => void {
  const gallery = useModalGallery();
  const libConfig = { ...photoViewer, ...options };
  return (index) => {
    const currentImage = images[index];
    if (currentImage) gallery.open({ id, images, currentImage, libConfig });
  };
}
