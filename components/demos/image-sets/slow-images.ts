import { galleryImages } from './gallery-images';
import type { ImageSet, Photo } from './photographs';

/**
 * Copies of the gallery images with new URLs at every call, which no cache has. The server delays these URLs. They have
 * no size, because a thumbnail would stand in for an image of known size.
 */
export function slowImages(): ImageSet {
  const query = `?slow=${Date.now()}`;
  const renew = ({ sources, width, height, ...image }: Photo): Photo => ({
    ...image,
    src: image.src + query,
    thumb: image.thumb ?? { src: image.src, width, height, sources },
  });
  const [first, ...others] = galleryImages;
  return [renew(first), ...others.map(renew)];
}
