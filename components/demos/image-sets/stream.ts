import type { GalleryImage } from 'ks-gallery-react';
import { asset } from '@/components/site/urls';
import { createImageSet, type ImageSet } from './image-set';
import { photographImages } from './photographs';

/** An image that may be the poster of a stream. */
export type StreamImage = GalleryImage & {
  /** URL of the playlist. */
  file?: string;
};

/** Five landscape images, of which the third is the poster of a stream. */
export const streamImages: ImageSet<StreamImage> = createImageSet(
  photographImages.map((image) =>
    image.id === 2
      ? { ...image, file: asset('/assets/videos/harbour-skyline-stream.m3u8') }
      : image,
  ),
);
