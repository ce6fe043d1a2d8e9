import { galleryImages } from './gallery-images';
import type { ImageSet, Photo } from './photographs';

/** An image with the date on which it was taken. */
export interface DatedImage extends Photo {
  pictureDate: Date;
}

const [first, second = first, third = first, fourth = first, fifth = first] = galleryImages;

/** The gallery images with their dates, in UTC, so that every time zone names the same day. */
export const datedImages: ImageSet<DatedImage> = [
  { ...first, pictureDate: new Date('2022-02-13T14:15Z') },
  { ...second, pictureDate: new Date('2022-02-15T16:30Z') },
  { ...third, pictureDate: new Date('2022-02-16T11:00Z') },
  { ...fourth, pictureDate: new Date('2022-02-20T14:15Z') },
  { ...fifth, pictureDate: new Date('2022-03-02T17:00Z') },
];
