import type { FlatImage } from 'ks-gallery-react';
import type { LeftOut } from '@/components/files/intake';
import type { DecodedPhoto, Reading } from '@/components/files/use-reader';
import { getName } from '@/gallery-lib/cli/core/names/paths';
import type { Size } from '@/gallery-lib/cli/core/widths';
import type { AlbumPhoto, NewPhoto } from './album/album';

/** Returns a photograph for the album; its URLs are valid until `releasePhotos`. */
export function toNewPhoto(photo: DecodedPhoto): NewPhoto {
  const { original, facts, content, thumbUrl, thumbSize, placeholder } = photo;
  const { path, folder, file } = original;
  return {
    path,
    folder,
    file,
    content,
    facts,
    placeholder,
    url: URL.createObjectURL(file),
    thumb: { src: thumbUrl, ...thumbSize },
  };
}

/** Lets the files leave memory. */
export function releasePhotos(photos: readonly AlbumPhoto[]): void {
  for (const { url, thumb } of photos)
    for (const each of [url, thumb.src]) URL.revokeObjectURL(each);
}

/** Returns a photograph as an image of the galleries in this page. */
export function toImage(photo: AlbumPhoto): FlatImage {
  const { key, path, url, facts, thumb, placeholder, alt, caption } = photo;
  return {
    id: key,
    src: url,
    width: facts.width,
    height: facts.height,
    thumb,
    placeholder,
    alt: alt.trim() || getName(path),
    ...(caption.trim() && { caption: caption.trim() }),
  };
}

/** A drawing in the place of a photograph that is not read yet. */
function createBox(size: Size, name: string): string {
  const [width, height] = [600, Math.round((600 * size.height) / size.width)];
  const text = name.replace(/[&<>]/g, '');
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8882"/><text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" font-family="sans-serif" font-size="24" fill="#888">${text}</text></svg>`,
  )}`;
}

const unknownSize = { width: 3, height: 2 };

/** Returns what the gallery shows while photographs are read: those that are, and boxes of the shape of the others. */
export function toWorkingImages({ originals, sizes, results }: Reading): readonly FlatImage[] {
  return originals.flatMap(({ path }, index): FlatImage[] => {
    const photo = results[index];
    if (index < results.length && !photo) return [];
    if (photo) {
      const { thumbSize, thumbUrl: src } = photo;
      return [{ id: path, src, ...thumbSize, thumb: src, alt: getName(path) }];
    }
    const { width, height } = sizes[index] ?? unknownSize;
    const src = createBox({ width, height }, getName(path));
    return [{ id: path, src, width, height, thumb: src, alt: getName(path) }];
  });
}

/** Returns a sentence about a file that was left out. */
export const printLeftOut = ({ path, reason }: LeftOut) => `${path} ${reason}.`;
