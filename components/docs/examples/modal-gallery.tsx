'use client';
import { Image, useModalGallery } from 'ks-gallery-react';

const images = [
  new Image(0, { img: '/photos/lake.jpg', description: 'The lake at noon' }),
  new Image(1, { img: '/photos/dune.jpg', description: 'Five people on a dune' }),
];

export function Album() {
  const modalGallery = useModalGallery();
  const open = (currentImage: Image) => modalGallery.open({ id: 1, images, currentImage });
  return images.map((image) => (
    <button key={image.id} type="button" onClick={() => open(image)}>
      {image.modal.description}
    </button>
  ));
}
