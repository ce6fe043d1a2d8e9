'use client';
import { type ModalLibConfig, useModalGallery } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';

const libConfig: ModalLibConfig = {
  keyboardConfig: {
    esc: 'KeyQ',
    left: 'ArrowDown',
    right: 'ArrowUp',
  },
};

export default function Demo() {
  const gallery = useModalGallery();
  const openGallery = () =>
    gallery.open({ id: 320, images: galleryImages, currentImage: galleryImages[0], libConfig });

  return (
    <button type="button" className="button" onClick={openGallery}>
      Open gallery 320 at image 1
    </button>
  );
}
