import { galleryImages } from './gallery-images';
import type { ImageSet, Photo } from './photographs';

/** Copies of the gallery images with new URLs at every call, which no cache has. The server delays these URLs. */
export function slowImages(): ImageSet {
  const query = `?slow=${Date.now()}`;
  const renew = ({ sources, ...image }: Photo): Photo => ({
    ...image,
    src: image.src + query,
    thumb: image.thumb ?? { src: image.src, sources },
  });
  const [first, ...others] = galleryImages;
  return [renew(first), ...others.map(renew)];
}
