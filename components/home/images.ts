import type { GalleryImage } from 'ks-gallery-react';
import { createModalImage } from '@/components/demos/image-sets/image-set';
import type { Photograph } from '@/components/site/photographs/photograph';

/** Alternative text and caption of photographs, by name. */
export type PhotographTexts = Readonly<Record<string, { alt: string; description: string }>>;

/** A place for a photograph: the widths of its image in the page, and what differs from a lazy one. */
export interface Place extends Pick<GalleryImage, 'loading' | 'fetchpriority'> {
  readonly photograph: Photograph | undefined;
  readonly sizes: string;
}

/** Creates the images of a gallery; the ids count from `firstId`, and a full image takes `fullSizes`. */
export function createImages(
  places: readonly Place[],
  texts: PhotographTexts,
  firstId: number,
  fullSizes = '100vw',
): readonly GalleryImage[] {
  return places.flatMap(({ photograph, sizes, ...loading }, index) => {
    if (!photograph) return [];
    const shared = texts[photograph.name];
    const modal = { ...createModalImage(photograph, fullSizes), ...shared };
    const plain = { ...createModalImage(photograph, sizes), ...shared };
    return [{ id: firstId + index, modal, plain, ...loading }];
  });
}
