// One module per set, so that a page carries only the sets that it shows.
export { albumImages } from './image-sets/album';
export { carouselImages } from './image-sets/carousel';
export { streamImages, type StreamImage } from './image-sets/stream';
export { contentImages, type ContentImage } from './image-sets/content';
export { dataImages } from './image-sets/data';
export { datedImages, type DatedImage } from './image-sets/dated';
export { galleryImages, slowImages } from './image-sets/gallery';
export type { ImageSet } from './image-sets/image-set';
export { landscapeImages } from './image-sets/landscape';
export { openingImages } from './image-sets/opening';
export { photographImages } from './image-sets/photographs';
export { placeholderImages } from './image-sets/placeholders';
export { sameImages } from './image-sets/same';
export { videoImages } from './image-sets/videos';
