/** The pages of images that a demo requests, as an API answers with them. */
import type { GalleryImage } from 'ks-gallery-react';
import { albumImages, photographImages } from '../image-sets';

/** The answer of the API. */
interface ApiPage {
  readonly images: readonly GalleryImage[];
  /** URL of the next page, relative to that of the demo; the last one has none. */
  readonly next?: string;
}

const PAGE_LENGTH = 3;

const shown = photographImages.map(({ modal }) => modal.img);
const others = albumImages
  .filter(({ modal }) => !shown.includes(modal.img))
  .map((image, index) => ({ ...image, id: shown.length + index }));

const pageCount = Math.ceil(others.length / PAGE_LENGTH);

/** The pages after the images that the demo starts with, by their URL relative to that of the demo. */
export const apiPages: Readonly<Record<string, ApiPage>> = Object.fromEntries(
  Array.from({ length: pageCount }, (_, index) => [
    `album/${index + 1}.json`,
    {
      images: others.slice(index * PAGE_LENGTH, (index + 1) * PAGE_LENGTH),
      next: index + 1 < pageCount ? `album/${index + 2}.json` : undefined,
    },
  ]),
);
