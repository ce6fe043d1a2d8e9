/** Every image set by the name of its module, for what reads them all. A page imports only the sets that it shows. */
import { albumImages } from '../image-sets/album-images';
import { carouselImages } from '../image-sets/carousel-images';
import { contentImages } from '../image-sets/content-images';
import { dataImages } from '../image-sets/data-images';
import { datedImages } from '../image-sets/dated-images';
import { galleryImages } from '../image-sets/gallery-images';
import { landscapeImages } from '../image-sets/landscape-images';
import { openingImages } from '../image-sets/opening-images';
import { photographImages } from '../image-sets/photograph-images';
import type { ImageSet } from '../image-sets/photographs';
import { placeholderImages } from '../image-sets/placeholder-images';
import { sameImages } from '../image-sets/same-images';
import { streamImages } from '../image-sets/stream-images';
import { videoImages } from '../image-sets/video-images';

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
