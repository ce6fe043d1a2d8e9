'use client';
import { photoViewer, useModalGallery } from 'ks-gallery-react';

const images = [
  { id: 0, modal: { img: '/photos/lake.jpg', description: 'The lake at noon' } },
  { id: 1, modal: { img: '/photos/dune.jpg', description: 'Five people on a dune' } },
];

export function Photographs() {
  const { open } = useModalGallery();
  return images.map((currentImage) => (
    <button
      key={currentImage.id}
      type="button"
      onClick={() => open({ id: 1, images, currentImage, config: photoViewer })}
    >
      {currentImage.modal.description}
    </button>
  ));
}
