import type { ModalGallerySlots } from 'ks-gallery-react';

// A CDN has a parameter instead, such as `${src}?width=${width}`. Here the server has a file for each width.
const getUrl = (src: string, width: number) => src.replace(/(-\d+|-thumb)?\.jpg$/, `-${width}.jpg`);

const getSrcSet = (src: string) =>
  [480, 800, 1200].map((width) => `${getUrl(src, width)} ${width}w`).join(', ');

export const slots: ModalGallerySlots = {
  image: ({ imageProps }) => (
    <img {...imageProps} alt={imageProps.alt} srcSet={getSrcSet(imageProps.src)} />
  ),
};
