import type { GalleryImage, ImageSource, ModalImage, PlainImage } from 'ks-gallery-react';
import { asset } from '@/components/site/address';
import { carouselPhotographs, galleryPhotographs } from '@/components/site/photographs';
import type { Photograph, PictureFile, PictureFormat } from '@/components/site/photographs';
import { bluePicture, greenPicture, redPicture } from './data-images';

// The lists are marked as pure, so that a page carries only the sets that it shows.

/** A list that has a first image, so that a gallery can always start with it. */
export type ImageSet<T extends GalleryImage = GalleryImage> = readonly [T, ...T[]];

/** An image whose modal part also tells when the picture was taken. */
export type DatedImage = GalleryImage & { modal: ModalImage & { pictureDate: Date } };

type ModalTexts = Pick<ModalImage, 'description' | 'extUrl'>;
type PlainTexts = Omit<PlainImage, 'img'>;

interface ImageTexts {
  readonly modal: ModalTexts;
  /** Present, if only as `{}`, where the image has a thumbnail of its own. */
  readonly plain?: PlainTexts;
}

const extUrl = 'https://example.org/';

const customTexts: PlainTexts = {
  title: 'custom title 2',
  alt: 'custom alt 2',
  ariaLabel: 'aria label 2',
};

// A modal picture is as wide as the window allows; a square one never exceeds its own 700 px.
const squareSizes = '(max-width: 700px) 100vw, 700px';
const landscapeSizes = '100vw';

function source(format: PictureFormat, files: readonly PictureFile[], query: string): ImageSource {
  const candidates = files.map(({ src, width }) => `${asset(src)}${query} ${width}w`);
  return { type: `image/${format}`, srcset: candidates.join(', ') };
}

/** The big picture: a JPEG that every browser and the download know, lighter files beside it. */
function modalPart({ files, thumb }: Photograph, sizes: string, query = ''): ModalImage {
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

function image(
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

function imageSet<T extends GalleryImage>([first, ...others]: readonly T[]): ImageSet<T> {
  if (!first) throw new Error('An image set holds at least one image.');
  return [first, ...others];
}

const galleryTexts: readonly ImageTexts[] = [
  { modal: { extUrl } },
  { modal: { description: 'Description 2' } },
  { modal: { description: 'Description 3', extUrl }, plain: customTexts },
  { modal: { description: 'Description 4', extUrl } },
  { modal: {}, plain: {} },
];

/** Five square pictures; the third and the fifth have thumbnails of their own. */
export const galleryImages: ImageSet = /* @__PURE__ */ imageSet(
  /* @__PURE__ */ galleryPhotographs.map((photograph, id) =>
    image(id, photograph, squareSizes, galleryTexts[id]),
  ),
);

/**
 * The gallery's images once more, with big pictures that no cache knows yet: their addresses are new at every call,
 * and the worker of the spinner demos answers them late.
 */
export function slowImages(): ImageSet {
  const query = `?slow=${Date.now()}`;
  return imageSet(
    galleryImages.map(({ id, modal, plain = modal }) => ({
      id,
      modal: { ...modal, img: modal.img + query, sources: undefined },
      plain,
    })),
  );
}

const carouselTexts: readonly ImageTexts[] = [
  { modal: { description: 'Description 1' }, plain: {} },
  { modal: {}, plain: {} },
  { modal: { description: 'Description 3' }, plain: { description: 'Description 3' } },
  { modal: { description: 'Description 4' }, plain: {} },
  { modal: {}, plain: {} },
  { modal: { description: 'Description 6' }, plain: {} },
  { modal: {}, plain: {} },
];

/** Seven landscape pictures, all with thumbnails. */
export const carouselImages: ImageSet = /* @__PURE__ */ imageSet(
  /* @__PURE__ */ carouselPhotographs.map((photograph, id) =>
    image(id, photograph, landscapeSizes, carouselTexts[id]),
  ),
);

function threeTimes([photograph]: readonly Photograph[]): GalleryImage[] {
  if (!photograph) return [];
  return [0, 1, 2].map((id) => ({
    id,
    modal: { ...modalPart(photograph, squareSizes, `?${id}`), extUrl },
  }));
}

/** One picture three times; only the query of its address differs. */
export const sameImages: ImageSet = /* @__PURE__ */ imageSet(
  /* @__PURE__ */ threeTimes(galleryPhotographs),
);

const inlineImages = (): ImageSet => [
  { id: 0, modal: { img: bluePicture, width: 128, height: 128, extUrl } },
  {
    id: 1,
    modal: { img: greenPicture, width: 200, height: 200, description: 'Description 2' },
  },
  {
    id: 2,
    modal: { img: redPicture, width: 225, height: 225, description: 'Description 3', extUrl },
    plain: { img: redPicture, width: 225, height: 225, ...customTexts },
  },
];

/** Three pictures that are part of the page and need no request. */
export const dataImages: ImageSet = /* @__PURE__ */ inlineImages();

// Months count from 0: 1 is February.
const pictureDates = (): Date[] => [
  new Date(2022, 1, 13, 14, 15),
  new Date(2022, 1, 15, 16, 30),
  new Date(2022, 1, 16, 11, 0),
  new Date(2022, 1, 20, 14, 15),
  new Date(2022, 2, 2, 17, 0),
];

function withDates(images: readonly GalleryImage[], dates: readonly Date[]): DatedImage[] {
  return images.flatMap((entry, index) => {
    const pictureDate = dates[index];
    return pictureDate ? [{ ...entry, modal: { ...entry.modal, pictureDate } }] : [];
  });
}

/** The gallery's images, each with the local time at which it was taken. */
export const datedImages: ImageSet<DatedImage> = /* @__PURE__ */ imageSet(
  /* @__PURE__ */ withDates(galleryImages, /* @__PURE__ */ pictureDates()),
);
