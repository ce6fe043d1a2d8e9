import type { FlatImage, FlatThumbnail } from 'ks-gallery-react';
import { base, formats } from './files/base';

/** An image with a number as its id, and with what is known of its thumbnail. */
export interface Photo extends FlatImage {
  id: number;
  thumb?: FlatThumbnail;
}

/** At least one image, so that a gallery can always start at the first one. */
export type ImageSet<T = Photo> = readonly [T, ...T[]];

type Size = readonly [width: number, height: number];

/** A photograph in several formats and widths, with a larger file for zooming. */
function createPhotograph(name: string, widths: readonly number[], [width, height]: Size) {
  const url = `${base}/images/${name}`;
  const sources = formats.map((format) => ({
    type: `image/${format}`,
    srcset: [
      ...widths.map((other, index) => `${url}-${index ? other : 'thumb'}.${format} ${other}w`),
      `${url}.${format} ${width}w`,
    ].join(', '),
    // A full image takes the width of the window, and is not enlarged.
    sizes: `(max-width: ${width}px) 100vw, ${width}px`,
  }));
  return { src: `${url}.jpg`, width, height, sources, zoomImg: `${url}-zoom.webp` };
}

function createThumbnail(name: string, [width, height]: Size): FlatThumbnail {
  const url = `${base}/images/${name}-thumb`;
  const sources = formats.map((format) => ({
    type: `image/${format}`,
    srcset: `${url}.${format}`,
  }));
  return { src: `${url}.jpg`, width, height, sources };
}

/** A square photograph, without a thumbnail. */
export const square = (name: string) => createPhotograph(`gallery/${name}`, [100, 350], [700, 700]);
export const squareThumb = (name: string) => createThumbnail(`gallery/${name}`, [100, 100]);

/** A landscape photograph with its thumbnail. */
export const landscape = (name: string) => ({
  ...createPhotograph(`carousel/${name}`, [402, 480, 800, 1200], [1600, 1067]),
  thumb: createThumbnail(`carousel/${name}`, [402, 268]),
});

/** An upright photograph, without a thumbnail. */
export const portrait = (name: string) =>
  createPhotograph(`portraits/${name}`, [200, 384], [768, 1152]);
