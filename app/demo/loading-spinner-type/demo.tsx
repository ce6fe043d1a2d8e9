'use client';
import { useModalGallery, type ModalLibConfig } from 'ks-gallery-react';
import { slowImages } from '@/components/demos/image-sets';
import { standard, circular, bars, dots, cubeFlipping, circles, explosingSquares } from './config';

const galleries = [
  { id: 322, type: 'STANDARD', libConfig: standard },
  { id: 323, type: 'CIRCULAR', libConfig: circular },
  { id: 324, type: 'BARS', libConfig: bars },
  { id: 325, type: 'DOTS', libConfig: dots },
  { id: 326, type: 'CUBE_FLIPPING', libConfig: cubeFlipping },
  { id: 327, type: 'CIRCLES', libConfig: circles },
  { id: 328, type: 'EXPLOSING_SQUARES', libConfig: explosingSquares },
];

export default function Demo() {
  const gallery = useModalGallery();
  const openGallery = (id: number, libConfig: ModalLibConfig) => {
    const images = slowImages();
    gallery.open({ id, images, currentImage: images[0], libConfig });
  };

  return (
    <div className="button-row">
      {galleries.map(({ id, type, libConfig }) => (
        <button
          key={id}
          type="button"
          className="button"
          onClick={() => openGallery(id, libConfig)}
        >
          With spinner {type}
        </button>
      ))}
    </div>
  );
}
