import type { GalleryImage, ImageSource, ModalImage, PlainImage } from 'ks-gallery-react';
import { asset } from '@/components/site/urls';
import type {
  Photograph,
  PictureFile,
  PictureFormat,
} from '@/components/site/photographs/photograph';

/** A non-empty list of images, so that a gallery can always start at the first one. */
export type ImageSet<T extends GalleryImage = GalleryImage> = readonly [T, ...T[]];

type ModalTexts = Pick<ModalImage, 'description' | 'extUrl'>;
/** Texts of a thumbnail. */
export type PlainTexts = Omit<PlainImage, 'img'>;

/** Texts of an image. */
export interface ImageTexts {
  readonly modal: ModalTexts;
  /** Set, at least to `{}`, if the image has a thumbnail of its own. */
  readonly plain?: PlainTexts;
}

/** Neutral target of the external URL button. */
export const extUrl = 'https://example.org/';

/** Texts of the only thumbnail that sets them. */
export const customTexts: PlainTexts = {
  title: 'custom title 2',
  alt: 'custom alt 2',
  ariaLabel: 'aria label 2',
};

// A full image takes the width of the viewport; a square one is at most 700 px wide.
export const squareSizes = '(max-width: 700px) 100vw, 700px';

function createSource(
  format: PictureFormat,
  files: readonly PictureFile[],
  query: string,
): ImageSource {
  const candidates = files.map(({ src, width }) => `${asset(src)}${query} ${width}w`);
  return { type: `image/${format}`, srcset: candidates.join(', ') };
}

/**
 * The full image: a JPEG for every browser and for downloads, with smaller formats in `sources` and a larger file for
 * zooming.
 */
export function createModalImage(
  { files, thumb, zoom }: Photograph,
  sizes: string,
  query = '',
): ModalImage {
  const { src, width, height } = files.jpeg[files.jpeg.length - 1] ?? thumb.jpeg;
  const inFormat = (format: PictureFormat) => ({
    ...createSource(format, [thumb[format], ...files[format]], query),
    sizes,
  });
  return {
    img: `${asset(src)}${query}`,
    width,
    height,
    sources: [inFormat('avif'), inFormat('webp'), inFormat('jpeg')],
    zoomImg: zoom && `${asset(zoom.src)}${query}`,
  };
}

function createPlainImage({ thumb }: Photograph): PlainImage {
  const inFormat = (format: PictureFormat) => ({
    type: `image/${format}`,
    srcset: asset(thumb[format].src),
  });
  return {
    img: asset(thumb.jpeg.src),
    width: thumb.jpeg.width,
    height: thumb.jpeg.height,
    sources: [inFormat('avif'), inFormat('webp')],
  };
}

/** Creates one image of a set. */
export function createImage(
  id: number,
  photograph: Photograph,
  sizes: string,
  texts?: ImageTexts,
): GalleryImage {
  const modal = { ...createModalImage(photograph, sizes), ...texts?.modal };
  return texts?.plain
    ? { id, modal, plain: { ...createPlainImage(photograph), ...texts.plain } }
    : { id, modal };
}

/** Creates a set from a list; throws if the list is empty. */
export function createImageSet<T extends GalleryImage>([
  first,
  ...others
]: readonly T[]): ImageSet<T> {
  if (!first) throw new Error('An image set needs at least one image.');
  return [first, ...others];
}
