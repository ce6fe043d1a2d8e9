import type { GalleryImage, ModalImage } from 'ks-gallery-react';
import { galleryImages } from './gallery';
import { createImageSet, type ImageSet } from './image-set';

/** An image with the date on which it was taken. */
export type DatedImage = GalleryImage & { modal: ModalImage & { pictureDate: Date } };

// In UTC, so that every time zone names the same day.
const pictureDates = (): Date[] => [
  new Date('2022-02-13T14:15Z'),
  new Date('2022-02-15T16:30Z'),
  new Date('2022-02-16T11:00Z'),
  new Date('2022-02-20T14:15Z'),
  new Date('2022-03-02T17:00Z'),
];

function withDates(images: readonly GalleryImage[], dates: readonly Date[]): DatedImage[] {
  return images.flatMap((entry, index) => {
    const pictureDate = dates[index];
    return pictureDate ? [{ ...entry, modal: { ...entry.modal, pictureDate } }] : [];
  });
}

/** The gallery images, each with the date on which it was taken. */
export const datedImages: ImageSet<DatedImage> = createImageSet(
  withDates(galleryImages, pictureDates()),
);
