'use client';
import { useModalGallery, type GalleryImage } from 'ks-gallery-react';

const images = [
  { id: 0, modal: { img: '/photos/lake.jpg', description: 'The lake at noon' } },
  { id: 1, modal: { img: '/photos/dune.jpg', description: 'Five people on a dune' } },
];

export function Photographs() {
  const { open } = useModalGallery();
  const show = (currentImage: GalleryImage) => open({ id: 1, images, currentImage });
  return images.map((image) => (
    <button key={image.id} type="button" onClick={() => show(image)}>
      {image.modal.description}
    </button>
  ));
}
