'use client';
import type { ReactNode } from 'react';
import { albumImages } from '@/components/demos/image-sets/album-images';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { Preview, type PreviewImages } from '@/components/playground/preview/preview';

const images: PreviewImages = {
  modal: galleryImages,
  plain: galleryImages,
  carousel: carouselImages,
  layouts: albumImages,
};

/** The preview with the image sets of the demos, in the scripts that carousel demos share. */
export function PreviewWithImages({ children }: { children: ReactNode }) {
  return <Preview images={images}>{children}</Preview>;
}
