/** The pages of images that a demo requests, as an API answers with them. */
import { albumImages } from '../image-sets/album-images';
import { photographImages } from '../image-sets/photograph-images';
import type { Photo } from '../image-sets/photographs';

/** The answer of the API. */
interface ApiPage {
  readonly images: readonly Photo[];
  /** URL of the next page, relative to that of the demo; the last one has none. */
  readonly next?: string;
}

const PAGE_LENGTH = 3;

const shown = photographImages.map(({ src }) => src);
const others = albumImages
  .filter(({ src }) => !shown.includes(src))
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
