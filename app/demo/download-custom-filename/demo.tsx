'use client';
import { useModalGallery } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { libConfig } from './config';
import 'ks-gallery-react/styles.css';

// Copies of the images, because other galleries use the same list.
const images = galleryImages.map((image) => ({
  ...image,
  downloadFileName: 'custom-file-name.jpg',
}));

export default function Demo() {
  const gallery = useModalGallery();
  const openGallery = () =>
    gallery.open({ id: 316, images, currentImage: galleryImages[0], libConfig });

  return (
    <button type="button" className="button" onClick={openGallery}>
      Open the gallery
    </button>
  );
}
