import type { GalleryImage } from 'ks-gallery-react';
import { carouselImages, galleryImages } from '@/components/demos/image-sets';
import type { ComponentName } from '../field';

/** The images of the preview. */
export const previewImages: Readonly<Record<ComponentName, readonly GalleryImage[]>> = {
  modal: galleryImages,
  plain: galleryImages,
  carousel: carouselImages,
};
