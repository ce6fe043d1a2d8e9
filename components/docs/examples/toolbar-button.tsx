'use client';
import { useState } from 'react';
import { ModalGallery, type FlatImage, type ModalLibConfig } from 'ks-gallery-react';

interface RatedPhotosProps {
  photos: readonly FlatImage[];
  onRate: (id: number) => void;
}

export function RatedPhotos({ photos, onRate }: RatedPhotosProps) {
  const [isOpen, setIsOpen] = useState(false);
  const config: ModalLibConfig = {
    slideConfig: { infinite: true, playConfig: { autoPlay: false } },
    buttonsConfig: {
      strategy: 'custom',
      buttons: [
        {
          type: 'custom',
          icon: <span>★</span>,
          title: 'Rate this photo',
          onClick: ({ image }) => onRate(image.id),
        },
        { type: 'close' },
      ],
    },
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open {photos.length} photos
      </button>
      <ModalGallery images={photos} config={config} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
