import type { GalleryImage, ModalImage } from 'ks-gallery-react';
import { galleryImages } from './gallery';
import { createImageSet, type ImageSet } from './image-set';

/** An image with the date on which it was taken. */
export type DatedImage = GalleryImage & { modal: ModalImage & { pictureDate: Date } };

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

/** The gallery images, each with the local time at which it was taken. */
export const datedImages: ImageSet<DatedImage> = createImageSet(
  withDates(galleryImages, pictureDates()),
);
