import type { FlatImage } from 'ks-gallery-react';
import type { Photograph } from './photograph';
import { asset } from '../urls';

/** Alternative text and caption of photographs, by name. */
export type PhotographTexts = Readonly<Record<string, { alt: string; caption: string }>>;

/** A place for a photograph: the widths of its image in the page, and what differs from a lazy one. */
export interface Place extends Pick<FlatImage, 'loading' | 'fetchPriority'> {
  readonly photograph: Photograph | undefined;
  readonly sizes: string;
}

/** An image of a photograph, with a number as its id. */
export interface PhotographImage extends FlatImage {
  id: number;
}

/** A file of a photograph with its other formats and widths. */
function getFiles({ files, thumb }: Photograph, sizes: string) {
  const { src, width, height } = files.jpeg.at(-1) ?? thumb.jpeg;
  const sources = (['avif', 'webp'] as const).map((format) => {
    const candidates = [thumb[format], ...files[format]];
    const srcset = candidates.map((file) => `${asset(file.src)} ${file.width}w`).join(', ');
    return { type: `image/${format}`, srcset, sizes };
  });
  return { src: asset(src), width, height, sources };
}

/** Creates the images of a gallery; the ids count from `firstId`, and a full image takes `fullSizes`. */
export function createImages(
  places: readonly Place[],
  texts: PhotographTexts,
  firstId: number,
  fullSizes = '100vw',
): readonly PhotographImage[] {
  return places.flatMap(({ photograph, sizes, ...loading }, index) => {
    if (!photograph) return [];
    const { zoom } = photograph;
    return {
      id: firstId + index,
      ...getFiles(photograph, fullSizes),
      zoomImg: zoom && asset(zoom),
      ...texts[photograph.name],
      thumb: getFiles(photograph, sizes),
      ...loading,
    };
  });
}
