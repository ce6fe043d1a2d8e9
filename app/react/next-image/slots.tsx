import NextImage, { type ImageLoader } from 'next/image';
import type { ModalGallerySlots } from 'ks-gallery-react';

/** The server has files of these widths, and wider ones without a number. */
const widths = [480, 800, 1200];

const loader: ImageLoader = ({ src, width }) => {
  const file = widths.find((other) => other >= width);
  return src.replace(/(-\d+|-thumb)?\.jpg$/, file ? `-${file}.jpg` : '.jpg');
};

export const slots: ModalGallerySlots = {
  image: ({ imageProps }) => <NextImage {...imageProps} alt={imageProps.alt} loader={loader} />,
};
