'use client';
import { ButtonType, useModalGallery, type FlatImage } from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { addRandomImage } from './add-random-image';
import { libConfig } from './config';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const gallery = useModalGallery();
  const [images, setImages] = useState<readonly FlatImage[]>(galleryImages);
  const openGallery = () => {
    let currentImages = images;
    const ref = gallery.open({ id: 306, images, currentImage: galleryImages[0], libConfig });
    ref.buttonBeforeHook$.subscribe(({ button }) => {
      if (button.type !== ButtonType.CUSTOM) return;
      currentImages = addRandomImage(currentImages);
      ref.updateImages(currentImages);
      setImages(currentImages);
    });
  };
  return (
    <>
      <button type="button" className="button" onClick={openGallery}>
        Open the gallery
      </button>
      <p role="status">The gallery has {images.length} images.</p>
    </>
  );
}
