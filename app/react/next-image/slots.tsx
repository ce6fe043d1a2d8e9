import NextImage, { type ImageLoader } from 'next/image';
import type { ModalGallerySlots } from 'ks-gallery-react';

// The widths are those of `images.deviceSizes` in next.config. The server has a file for each.
const loader: ImageLoader = ({ src, width }) =>
  src.replace(/(-\d+|-thumb)?\.jpg$/, width < 1600 ? `-${width}.jpg` : '.jpg');

export const slots: ModalGallerySlots = {
  image: ({ imageProps }) => <NextImage {...imageProps} alt={imageProps.alt} loader={loader} />,
};
