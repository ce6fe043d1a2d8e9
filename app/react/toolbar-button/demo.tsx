'use client';
import { ModalGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { createConfig } from './config';

function toggle(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

export default function Demo() {
  const [isOpen, setIsOpen] = useState(false);
  const [favourites, setFavourites] = useState<readonly number[]>([]);

  const config = createConfig((imageId) => setFavourites((ids) => toggle(ids, imageId)));

  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        Open the gallery
      </button>
      <ModalGallery
        images={photographImages}
        config={config}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
      <p role="status">
        Your favourites:{' '}
        {favourites.length === 0 ? 'none' : favourites.map((id) => `image ${id + 1}`).join(', ')}.
      </p>
    </>
  );
}
