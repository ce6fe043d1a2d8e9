import { albumImages } from '@/components/demos/image-sets/album-images';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import type { PreviewImages } from '@/components/playground/preview/preview';

/** The images that the page of the preview passes to it. */
export const previewImages: PreviewImages = {
  modal: galleryImages,
  plain: galleryImages,
  carousel: carouselImages,
  layouts: albumImages,
};
