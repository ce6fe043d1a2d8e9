'use client';
import { photoViewer, useModalGallery } from 'ks-gallery-react';

const images = [
  { id: 0, src: '/photos/lake.jpg', caption: 'The lake at noon' },
  { id: 1, src: '/photos/dune.jpg', caption: 'Five people on a dune' },
];

export function Photographs() {
  const { open } = useModalGallery();
  return images.map((currentImage) => (
    <button
      key={currentImage.id}
      type="button"
      onClick={() =>
        open({ id: 1, images, currentImage, config: photoViewer })
      }
    >
      {currentImage.caption}
    </button>
  ));
}
