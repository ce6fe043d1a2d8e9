import { albumImages, carouselImages, galleryImages } from '@/components/demos/image-sets';
import type { PreviewImages } from '@/components/playground/preview/preview';

/** The images that the page of the preview passes to it. */
export const previewImages: PreviewImages = {
  modal: galleryImages,
  plain: galleryImages,
  carousel: carouselImages,
  layouts: albumImages,
};
