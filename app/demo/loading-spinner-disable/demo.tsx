'use client';
import { useModalGallery } from 'ks-gallery-react';
import { slowImages } from '@/components/demos/image-sets/slow-images';
import { libConfig } from './config';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const gallery = useModalGallery();
  const openGallery = () => {
    const images = slowImages();
    gallery.open({ id: 321, images, currentImage: images[0], libConfig });
  };

  return (
    <button type="button" className="button" onClick={openGallery}>
      Open the gallery
    </button>
  );
}
