import type { GalleryImage, ImageSource, ModalImage, PlainImage } from 'ks-gallery-react';
import { asset } from '@/components/site/urls';
import type {
  Photograph,
  PictureFile,
  PictureFormat,
} from '@/components/site/photographs/photograph';

/** A list that has a first image, so that a gallery can always start with it. */
export type ImageSet<T extends GalleryImage = GalleryImage> = readonly [T, ...T[]];

type ModalTexts = Pick<ModalImage, 'description' | 'extUrl'>;
/** Texts of a thumbnail. */
export type PlainTexts = Omit<PlainImage, 'img'>;

/** Texts of an image. */
export interface ImageTexts {
  readonly modal: ModalTexts;
  /** Present, if only as `{}`, where the image has a thumbnail of its own. */
  readonly plain?: PlainTexts;
}

/** A neutral place behind the external-address button. */
export const extUrl = 'https://example.org/';

/** The one thumbnail with texts of its own. */
export const customTexts: PlainTexts = {
  title: 'custom title 2',
  alt: 'custom alt 2',
  ariaLabel: 'aria label 2',
};

// A modal picture is as wide as the window allows; a square one never exceeds its own 700 px.
export const squareSizes = '(max-width: 700px) 100vw, 700px';

function source(format: PictureFormat, files: readonly PictureFile[], query: string): ImageSource {
  const candidates = files.map(({ src, width }) => `${asset(src)}${query} ${width}w`);
  return { type: `image/${format}`, srcset: candidates.join(', ') };
}

/** The big picture: a JPEG that every browser and the download know, lighter files beside it. */
export function modalPart({ files, thumb }: Photograph, sizes: string, query = ''): ModalImage {
  const { src, width, height } = files.jpeg[files.jpeg.length - 1] ?? thumb.jpeg;
  const inFormat = (format: PictureFormat) => ({
    ...source(format, [thumb[format], ...files[format]], query),
    sizes,
  });
  return {
    img: `${asset(src)}${query}`,
    width,
    height,
    sources: [inFormat('avif'), inFormat('webp'), inFormat('jpeg')],
  };
}

function plainPart({ thumb }: Photograph): PlainImage {
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

/** One image of a set. */
export function image(
  id: number,
  photograph: Photograph,
  sizes: string,
  texts?: ImageTexts,
): GalleryImage {
  const modal = { ...modalPart(photograph, sizes), ...texts?.modal };
  return texts?.plain
    ? { id, modal, plain: { ...plainPart(photograph), ...texts.plain } }
    : { id, modal };
}

/** A list as a set. */
export function imageSet<T extends GalleryImage>([first, ...others]: readonly T[]): ImageSet<T> {
  if (!first) throw new Error('An image set holds at least one image.');
  return [first, ...others];
}
