import type { FlatImage, FlatThumbnail, ImageData } from '../../model/image';

/** Fields that a full image and a thumbnail share, with the names of flat images. */
export interface ImageFile extends Omit<ImageData, 'img' | 'description'> {
  src: string;
  caption?: string;
}

/** An image inside the library, whichever form it was given in. */
export interface NormalizedImage extends Omit<
  FlatImage,
  'id' | 'thumb' | 'srcSet' | 'sizes' | 'modal'
> {
  id: number;
  thumb?: FlatThumbnail & ImageFile;
}
