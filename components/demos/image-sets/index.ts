/** Every image set by the name of its module, for what reads them all. A page imports only the sets that it shows. */
import { albumImages } from './album-images';
import { carouselImages } from './carousel-images';
import { contentImages } from './content-images';
import { dataImages } from './data-images';
import { datedImages } from './dated-images';
import { galleryImages } from './gallery-images';
import { landscapeImages } from './landscape-images';
import { openingImages } from './opening-images';
import { photographImages } from './photograph-images';
import type { ImageSet } from './photographs';
import { placeholderImages } from './placeholder-images';
import { sameImages } from './same-images';
import { streamImages } from './stream-images';
import { videoImages } from './video-images';

export const imageSets: Readonly<Record<string, ImageSet>> = {
  'album-images': albumImages,
  'carousel-images': carouselImages,
  'content-images': contentImages,
  'data-images': dataImages,
  'dated-images': datedImages,
  'gallery-images': galleryImages,
  'landscape-images': landscapeImages,
  'opening-images': openingImages,
  'photograph-images': photographImages,
  'placeholder-images': placeholderImages,
  'same-images': sameImages,
  'stream-images': streamImages,
  'video-images': videoImages,
};
