'use client';
import { useModalGallery, type ModalLibConfig } from 'ks-gallery-react';
import { slowImages } from '@/components/demos/image-sets/slow-images';
import { galleries } from './galleries';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const gallery = useModalGallery();
  const open = (id: number, libConfig: ModalLibConfig) => {
    const images = slowImages();
    gallery.open({ id, images, currentImage: images[0], libConfig });
  };

  return (
    <div className="button-row">
      {galleries.map(({ id, type, libConfig }) => (
        <button key={id} type="button" className="button" onClick={() => open(id, libConfig)}>
          With spinner {type}
        </button>
      ))}
    </div>
  );
}
