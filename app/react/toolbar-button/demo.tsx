'use client';
import { ModalGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { createConfig } from './config';
import { toggle } from './toggle';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [open, setOpen] = useState(false);
  const [favourites, setFavourites] = useState<readonly number[]>([]);
  const config = createConfig((imageId) => setFavourites((ids) => toggle(ids, imageId)));
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Open the gallery
      </button>
      <ModalGallery images={photographImages} config={config} open={open} onOpenChange={setOpen} />
      <p role="status">
        Your favourites:{' '}
        {favourites.length === 0 ? 'none' : favourites.map((id) => `image ${id + 1}`).join(', ')}.
      </p>
    </>
  );
}
