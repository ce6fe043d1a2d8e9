'use client';
import { Image, modalGalleryService, PlainGallery } from 'ks-gallery-react';

const images = [
  new Image(0, { img: '/photos/lake.jpg' }, { img: '/photos/lake-small.jpg', alt: 'A lake' }),
  new Image(1, { img: '/photos/dune.jpg' }, { img: '/photos/dune-small.jpg', alt: 'A dune' }),
];

export function Thumbnails() {
  const open = (index: number) => {
    const currentImage = images[index];
    if (currentImage) modalGalleryService.open({ id: 1, images, currentImage });
  };
  return <PlainGallery id={1} images={images} onClickImage={open} />;
}
