'use client';
import { useModalGallery } from 'ks-gallery-react';
import { dataImages } from '@/components/demos/image-sets/data-images';
import { libConfig } from './config';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const gallery = useModalGallery();
  const openGallery = () =>
    gallery.open({ id: 305, images: dataImages, currentImage: dataImages[0], libConfig });

  return (
    <button type="button" className="button" onClick={openGallery}>
      Open the gallery
    </button>
  );
}
