import { square, squareThumb, type ImageSet } from './photographs';

/** Page that the button for external links opens. */
const extUrl = 'https://example.org/';

/** A photograph whose thumbnail, the same file, is named by its position, and not by the caption. */
const numbered = (name: string, position: number) => {
  const photograph = square(name);
  return { ...photograph, thumb: { ...photograph, alt: `Image ${position}` } };
};

/** Five square images; the third and the fifth have thumbnails of their own. */
export const galleryImages: ImageSet = [
  { id: 0, ...square('img1'), extUrl },
  { id: 1, ...numbered('img2', 2), caption: 'Description 2' },
  {
    id: 2,
    ...square('img3'),
    caption: 'Description 3',
    extUrl,
    thumb: {
      ...squareThumb('img3'),
      title: 'custom title 2',
      alt: 'custom alt 2',
      ariaLabel: 'aria label 2',
    },
  },
  { id: 3, ...numbered('img4', 4), caption: 'Description 4', extUrl },
  { id: 4, ...square('img5'), thumb: squareThumb('img5') },
];
