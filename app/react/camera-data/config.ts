import type { ModalLibConfig } from 'ks-gallery-react';

export const modalConfig: ModalLibConfig = {
  slideConfig: { playConfig: { autoPlay: false } },
};

/** What is shown, by the names of the tags in the file. */
export const tagNames = {
  Model: 'Camera',
  LensModel: 'Lens',
  ExposureTime: 'Exposure',
  FNumber: 'Aperture',
  ISOSpeedRatings: 'ISO',
  FocalLength: 'Focal length',
  DateTimeOriginal: 'Taken',
} as const;
