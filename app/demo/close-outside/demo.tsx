'use client';
import { type ModalLibConfig, useModalGallery } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';

const libConfig: ModalLibConfig = {
  enableCloseOutside: false,
};

export default function Demo() {
  const gallery = useModalGallery();
  const openGallery = () =>
    gallery.open({ id: 312, images: galleryImages, currentImage: galleryImages[0], libConfig });

  return (
    <button type="button" className="button" onClick={openGallery}>
      Open gallery 312 at image 1
    </button>
  );
}
